/** @jest-environment node */
import Fastify from 'fastify';
import { readConfig } from '../config';
import { addSecurityText, securityText } from './security-text';

const SITE = { PUBLIC_URL: 'https://clubs.example/', SUPPORT_EMAIL: 'old@clubs.example' };
/** As its owner has saved it in the browser. */
const SAVED = { supportEmail: 'help@clubs.example' };
const NOW = new Date('2026-11-23T20:15:00Z');

it('has the contact that the site shows, an expiry date and its own URL', () => {
  expect(securityText(readConfig(SITE), SAVED, NOW)).toBe(
    [
      'Contact: mailto:help@clubs.example',
      'Expires: 2027-05-24T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://clubs.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names another contact and a policy if they are set', () => {
  const settings = {
    ...SITE,
    SECURITY_CONTACT: 'https://clubs.example/tell',
    SECURITY_POLICY_URL: 'https://clubs.example/policy',
  };
  expect(securityText(readConfig(settings), SAVED, NOW)).toMatch(
    /^Contact: https:\/\/clubs\.example\/tell\n[^]*\nPolicy: https:\/\/clubs\.example\/policy\n$/,
  );
});

it.each([
  'help@clubs.example',
  'http://clubs.example/tell',
  'mailto:x@y.example\nContact: mailto:z@y.example',
])('rejects %j as a contact, which the standard doesn’t allow', (contact) => {
  expect(() => readConfig({ ...SITE, SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT');
});

it('expires within a year and is plain text', async () => {
  const app = Fastify();
  addSecurityText(app, readConfig(SITE), async () => SAVED);
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const days = (Date.parse(/Expires: (.*)/.exec(body)![1]!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(365);
});
