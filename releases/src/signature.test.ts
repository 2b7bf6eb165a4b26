import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRelease } from '../test/built-release.ts';
import { openFolderStore } from './folder-store.ts';
import { publish } from './publish.ts';
import { withSecretFiles } from './secret-files.ts';
import { getReleaseKeys, getSigningKey } from './settings.ts';
import { keyId, makeKeys, readSigningKey } from './signature.ts';
import { readRecord, readSignature } from './verify-release.ts';

const PUBLIC = makeKeys();
const CLUBS = makeKeys();
const PUBLIC_KEY = readSigningKey(PUBLIC.privateKey);
const KEYS = { mfe_public: [makeKeys().publicKey, PUBLIC.publicKey], mfe_clubs: [CLUBS.publicKey] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (content = 'x') => builtRelease(folder, 'mfe_public', '1.0.0', content);
const getRecord = (name = 'mfe_public', keys: typeof KEYS | null = KEYS) =>
  readRecord(openFolderStore(folder), keys, name, '1.0.0');

describe('a release', () => {
  it('signed by its team is accepted', async () => {
    await publish(openFolderStore(folder), build(), PUBLIC_KEY);
    expect((await getRecord()).toString()).toBe('{"name":"mfe_public","version":"1.0.0"}');
  });

  it('without a signature is refused, unless none is required', async () => {
    await publish(openFolderStore(folder), build());
    await expect(getRecord()).rejects.toThrow("it isn't signed");
    expect((await getRecord('mfe_public', null)).length).toBeGreaterThan(0);
  });

  it('signed with another remote’s key is refused', async () => {
    await publish(openFolderStore(folder), build(), readSigningKey(CLUBS.privateKey));
    await expect(getRecord()).rejects.toThrow(
      `signed with the key ${CLUBS.id}, which doesn't own mfe_public`,
    );
  });

  it('whose signature names a key of the team but does not match is refused', async () => {
    await publish(openFolderStore(folder), build(), readSigningKey(CLUBS.privateKey));
    const file = join(folder, 'releases/mfe_public/1.0.0/release.sig.json');
    const { signature } = JSON.parse((await readSignature(openFolderStore(folder), 'mfe_public', '1.0.0'))!);
    writeFileSync(file, JSON.stringify({ key: PUBLIC.id, signature }));
    await expect(getRecord()).rejects.toThrow(/altered after it was signed/);
    writeFileSync(file, '{}');
    await expect(getRecord()).rejects.toThrow("release.sig.json can't be read");
  });

  it('whose record was altered is refused', async () => {
    await publish(openFolderStore(folder), build(), PUBLIC_KEY);
    writeFileSync(
      join(folder, 'releases/mfe_public/1.0.0/release.json'),
      '{"name":"mfe_public","version":"1.0.0","x":1}',
    );
    await expect(getRecord()).rejects.toThrow(`altered after it was signed with the key ${PUBLIC.id}`);
  });

  it('of another remote, put in this one’s place, is refused', async () => {
    const both = { ...KEYS, mfe_clubs: [PUBLIC.publicKey] };
    const built = builtRelease(folder, 'mfe_public', '1.0.0');
    const store = openFolderStore(folder);
    await publish(store, built, PUBLIC_KEY);
    for (const file of ['release.json', 'release.sig.json'])
      await store.writeOnce(
        `releases/mfe_clubs/1.0.0/${file}`,
        await store.readFile(`releases/mfe_public/1.0.0/${file}`),
      );
    await expect(getRecord('mfe_clubs', both)).rejects.toThrow('its record is one of mfe_public');
  });

  it('of a remote without keys is refused', async () => {
    await publish(openFolderStore(folder), builtRelease(folder, 'constructor', '1.0.0'), PUBLIC_KEY);
    await expect(getRecord('constructor')).rejects.toThrow('no key may release constructor');
  });

  it('that was published unsigned can be signed later, if it is what was built', async () => {
    const store = openFolderStore(folder);
    const built = build();
    await publish(store, built);
    await publish(store, built, PUBLIC_KEY);
    expect((await getRecord()).length).toBeGreaterThan(0);
  });

  it('that was swapped for something else is not signed', async () => {
    const store = openFolderStore(folder);
    await publish(store, build('theirs'));
    const ours = build('ours');
    writeFileSync(join(ours, 'release.json'), '{"name":"mfe_public","version":"1.0.0","client":{}}');
    await expect(publish(store, ours, PUBLIC_KEY)).rejects.toThrow(/isn't what was built here/);
    await expect(getRecord()).rejects.toThrow("it isn't signed");
  });
});

describe('the key settings', () => {
  it('are JSON or a file, and empty by default', () => {
    const file = join(folder, 'keys.json');
    writeFileSync(file, JSON.stringify(KEYS));
    expect(getReleaseKeys({ RELEASE_KEYS: file })).toEqual(KEYS);
    expect(getReleaseKeys({ RELEASE_KEYS: JSON.stringify(KEYS) })).toEqual(KEYS);
    expect(getReleaseKeys({ RELEASE_KEYS: '' })).toBeNull();
  });

  it('accept the private key as PEM, in base64 or from a file', () => {
    const file = join(folder, 'key.pem');
    writeFileSync(file, PUBLIC.privateKey);
    const base64 = PUBLIC.privateKey.replace(/-----.*-----|\n/g, '');
    for (const settings of [
      withSecretFiles({ RELEASE_SIGNING_KEY_FILE: file }),
      { RELEASE_SIGNING_KEY: PUBLIC.privateKey },
      { RELEASE_SIGNING_KEY: base64 },
    ])
      expect(keyId(createPublicKey(getSigningKey(settings)!))).toBe(PUBLIC.id);
    expect(getSigningKey({ RELEASE_SIGNING_KEY: '' })).toBeNull();
  });

  it.each(['nowhere.json', '[]', '{"mfe_public":"key"}', '{"mfe_public":["c29tZXRoaW5n"]}'])(
    'reject RELEASE_KEYS=%s',
    (RELEASE_KEYS) => {
      expect(() => getReleaseKeys({ RELEASE_KEYS })).toThrow(/^RELEASE_KEYS/);
    },
  );

  it('reject an invalid key, and never show it', () => {
    const { privateKey } = generateKeyPairSync('x25519');
    const other = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    for (const text of ['c2VjcmV0', other]) {
      let message = '';
      try {
        readSigningKey(text);
      } catch (error) {
        ({ message } = error as Error);
      }
      expect(message).toMatch(/^RELEASE_SIGNING_KEY isn’t/);
      expect(message).not.toContain(text);
    }
  });
});
