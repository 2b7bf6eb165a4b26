import type { KeyObject } from 'node:crypto';
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';

/** The signature's file, next to release.json. */
export const SIGNATURE_FILE = 'release.sig.json';

/** The content of {@link SIGNATURE_FILE}. */
export interface Signature {
  /** Which key it was made with; see {@link keyId}. */
  key: string;
  /** Ed25519, over the bytes of release.json, in base64. */
  signature: string;
}

/** Who may release what: public keys (SPKI in base64) by the name of the remote. */
export type ReleaseKeys = Record<string, string[]>;

/** Thrown for a release that its team hasn't signed, according to the keys. The message says what's wrong with it. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
}

/** A key's short name: the first 16 characters of its SHA-256. It's for choosing among keys, and proves nothing. */
export function keyId(publicKey: KeyObject): string {
  return createHash('sha256').update(getSpki(publicKey)).digest('hex').slice(0, 16);
}

/**
 * Signs a release's record, which contains the digest of every file.
 * @param record the bytes of release.json
 * @param privateKey see {@link readSigningKey}
 * @returns the text of {@link SIGNATURE_FILE}
 */
export function signRecord(record: Uint8Array, privateKey: KeyObject): string {
  const signature: Signature = {
    key: keyId(createPublicKey(privateKey)),
    signature: sign(null, record, privateKey).toString('base64'),
  };
  return `${JSON.stringify(signature)}\n`;
}

/**
 * Makes sure that a release's record was signed with a key of its remote.
 * @param name the remote whose keys count; the record must be about it too
 * @param record the bytes of release.json
 * @param signature the text of {@link SIGNATURE_FILE}; null if there's none
 * @throws SignatureError
 */
export function verifyRecord(
  keys: ReleaseKeys,
  name: string,
  record: Uint8Array,
  signature: string | null,
): void {
  const owned = Object.hasOwn(keys, name) ? keys[name]! : [];
  if (owned.length === 0) throw new SignatureError(`no key may release ${name}`);
  if (signature === null) throw new SignatureError(`it isn't signed`);
  const { key, signature: bytes } = readSignature(signature);
  const publicKey = owned.map(readPublicKey).find((candidate) => keyId(candidate) === key);
  if (!publicKey) throw new SignatureError(`it's signed with the key ${key}, which doesn't own ${name}`);
  if (!verify(null, record, publicKey, Buffer.from(bytes, 'base64')))
    throw new SignatureError(`its record was altered after it was signed with the key ${key}`);
  const about = nameIn(record);
  if (about !== name) throw new SignatureError(`its record is one of ${about}`);
}

/**
 * Reads the keys from the setting RELEASE_KEYS.
 * @param text JSON like `{ "mfe_public": ["MCowBQYDK2Vw…"] }`
 * @throws Error that says what's wrong
 */
export function parseReleaseKeys(text: string): ReleaseKeys {
  let keys: unknown;
  try {
    keys = JSON.parse(text);
  } catch {
    throw new Error('RELEASE_KEYS is neither JSON nor a file with it');
  }
  if (typeof keys !== 'object' || keys === null || Array.isArray(keys))
    throw new Error('RELEASE_KEYS has to be an object: the keys by the name of the remote');
  for (const [name, list] of Object.entries(keys)) {
    if (!Array.isArray(list) || list.some((key) => typeof key !== 'string'))
      throw new Error(`RELEASE_KEYS: ${name} needs a list of public keys`);
    for (const key of list as string[]) readPublicKey(key);
  }
  return keys as ReleaseKeys;
}

/**
 * Reads a private key from the settings.
 * @param text PEM, or PKCS #8 in base64
 * @throws Error if it isn't an Ed25519 key; the message doesn't show it
 */
export function readSigningKey(text: string): KeyObject {
  let key: KeyObject;
  try {
    key = text.includes('-----BEGIN')
      ? createPrivateKey(text)
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    throw new Error('RELEASE_SIGNING_KEY isn’t a private key: make one with npm run release -- keys');
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('RELEASE_SIGNING_KEY isn’t an Ed25519 key');
  return key;
}

/** A new pair: the private key as PEM, the public one in the format of RELEASE_KEYS. */
export function makeKeys(): { id: string; privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    id: keyId(publicKey),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    publicKey: getSpki(publicKey).toString('base64'),
  };
}

const getSpki = (publicKey: KeyObject) => publicKey.export({ type: 'spki', format: 'der' });

function readPublicKey(text: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below.
  }
  throw new Error(`RELEASE_KEYS: "${text}" isn’t an Ed25519 public key in base64`);
}

function readSignature(text: string): Signature {
  try {
    const { key, signature } = JSON.parse(text) as Partial<Signature>;
    if (typeof key === 'string' && typeof signature === 'string') return { key, signature };
  } catch {
    // Said below.
  }
  throw new SignatureError(`${SIGNATURE_FILE} can't be read`);
}

function nameIn(record: Uint8Array): string {
  try {
    return String((JSON.parse(Buffer.from(record).toString('utf8')) as { name?: unknown }).name);
  } catch {
    throw new SignatureError('its record isn’t JSON');
  }
}
