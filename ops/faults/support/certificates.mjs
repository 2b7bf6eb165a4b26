import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates a certificate authority, and certificates for 127.0.0.1 from it. Needs openssl.
 * @param {string} dir where the files go
 * @returns {{authority: string, issue: (name: string, days: number) => {key: Buffer, cert: Buffer}}} the authority's file, and
 *   a function that issues a certificate that's valid for this many days, or expired this many days ago
 */
export function openAuthority(dir) {
  const file = (name) => join(dir, name);
  const openssl = (...args) => execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const newKey = ['-newkey', 'rsa:2048', '-nodes'];
  const authority = file('authority.pem');
  const authorityKey = file('authority.key');
  const subject = ['-subj', '/CN=An authority of tests'];
  openssl('req', '-x509', ...newKey, '-keyout', authorityKey, '-out', authority, '-days', '30', ...subject);
  writeFileSync(file('names'), 'subjectAltName=IP:127.0.0.1\n');

  return {
    authority,
    issue(name, days) {
      const [key, request, cert] = ['key', 'csr', 'pem'].map((ending) => file(`${name}.${ending}`));
      openssl('req', ...newKey, '-keyout', key, '-out', request, '-subj', '/CN=127.0.0.1');
      const signing = ['-CA', authority, '-CAkey', authorityKey, '-CAcreateserial', '-days', String(days)];
      openssl('x509', '-req', '-in', request, ...signing, '-extfile', file('names'), '-out', cert);
      return { key: readFileSync(key), cert: readFileSync(cert) };
    },
  };
}
