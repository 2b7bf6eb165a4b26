import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSecretFiles } from './secret-files.ts';

describe('withSecretFiles', () => {
  let folder: string;
  const file = (content: string) => {
    const path = join(folder, 'secret');
    writeFileSync(path, content);
    return path;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'club-reviews-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads a secret from its file, without the trailing line break', () => {
    expect(withSecretFiles({ PORT: '3000', DATA_KEY_FILE: file('a key with spaces \r\n') })).toEqual({
      PORT: '3000',
      DATA_KEY: 'a key with spaces ',
    });
  });

  it('treats an empty variable as unset, since Compose passes unset ones on as empty', () => {
    expect(withSecretFiles({ JWT_SECRET: '', JWT_SECRET_FILE: file('from the file') })).toEqual({
      JWT_SECRET: 'from the file',
    });
    expect(withSecretFiles({ JWT_SECRET: 'given', JWT_SECRET_FILE: '' })).toEqual({ JWT_SECRET: 'given' });
  });

  it('rejects a secret that is given twice, and never shows it', () => {
    const variables = { SMTP_URL: 'smtp://user:hidden@mail', SMTP_URL_FILE: file('smtp://other') };
    expect(() => withSecretFiles(variables)).toThrow(
      /^SMTP_URL and SMTP_URL_FILE are both set: leave one of them out$/,
    );
  });

  it('says which file is missing, unreadable or empty', () => {
    const missing = join(folder, 'missing');
    expect(() => withSecretFiles({ METRICS_TOKEN_FILE: missing })).toThrow(
      `METRICS_TOKEN_FILE names a file that can’t be read (ENOENT): ${missing}`,
    );
    expect(() => withSecretFiles({ METRICS_TOKEN_FILE: folder })).toThrow(/EISDIR/);
    expect(() => withSecretFiles({ METRICS_TOKEN_FILE: file('\n') })).toThrow(/is empty/);
  });

  it('leaves settings that are not secrets alone', () => {
    expect(withSecretFiles({ BRAND_NAME_FILE: '/nowhere' })).toEqual({ BRAND_NAME_FILE: '/nowhere' });
  });
});
