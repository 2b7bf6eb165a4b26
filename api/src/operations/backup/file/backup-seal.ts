import type { KeyObject } from 'node:crypto';
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { BackupError } from '../backup-error.js';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const SALT_BYTES = 32;

/** How the pieces of a backup are protected; the first line of its file. */
export interface SealHeader {
  format: 1;
  /** None: anyone can read it; accidental changes are still detected. */
  encryption: null | {
    cipher: typeof CIPHER;
    /** Makes the key different for each backup. */
    salt: string;
    /** Tells a wrong BACKUP_KEY from a damaged file. */
    check: string;
  };
}

/** Protects the pieces of a backup, one after the other, each with its place and whether it's the last. */
export interface Seal {
  /** The bytes to write for a piece. */
  close(piece: Buffer, isLast: boolean): Buffer;
  /** The original piece. Throws BackupError if it was changed, or comes from another place or file. */
  open(sealed: Buffer, isLast: boolean): Buffer;
}

/** The header of a new backup, encrypted if there is a key. */
export function newSealHeader(backupKey: string | undefined): SealHeader {
  if (backupKey === undefined) return { format: 1, encryption: null };
  const salt = randomBytes(SALT_BYTES).toString('base64');
  return { format: 1, encryption: { cipher: CIPHER, salt, check: getCheck(backupKey, salt) } };
}

/**
 * The seal for a header, used for the whole file from its first piece.
 * @param line the header as written in the file, which every piece authenticates
 * @throws BackupError when the key is missing or wrong, or there is one and the file isn't encrypted: anyone who can write
 *   to where backups are can make such a file
 */
export function toSeal({ encryption }: SealHeader, line: Buffer, backupKey: string | undefined): Seal {
  const header = createHash('sha256').update(line).digest();
  if (!encryption && backupKey !== undefined)
    throw new BackupError(
      'The backup isn’t encrypted although BACKUP_KEY is set, so anyone could have written it. If you’re sure that it’s yours, add --unencrypted',
    );
  if (!encryption) return new DigestSeal(header);
  if (backupKey === undefined) throw new BackupError('The backup is encrypted: set BACKUP_KEY to its key');
  if (getCheck(backupKey, encryption.salt) !== encryption.check)
    throw new BackupError('BACKUP_KEY isn’t the key that the backup was encrypted with');
  return new CipherSeal(derive(backupKey, encryption.salt, 'pieces'), header);
}

function derive(backupKey: string, salt: string, purpose: string): Buffer {
  return Buffer.from(
    hkdfSync('sha256', backupKey, Buffer.from(salt, 'base64'), `club-reviews backup ${purpose}`, KEY_BYTES),
  );
}

function getCheck(backupKey: string, salt: string): string {
  return createHmac('sha256', derive(backupKey, salt, 'check'))
    .update('key')
    .digest('base64')
    .slice(0, 22);
}

/** AES-256-GCM with a key used for this file only, so a counter is a safe nonce. */
class CipherSeal implements Seal {
  private place = 0n;

  constructor(
    private readonly key: Buffer | KeyObject,
    private readonly header: Buffer,
  ) {}

  close(piece: Buffer, isLast: boolean): Buffer {
    const { nonce, vouched } = this.next(isLast);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(vouched);
    const encrypted = [cipher.update(piece), cipher.final()];
    return Buffer.concat([...encrypted, cipher.getAuthTag()]);
  }

  open(sealed: Buffer, isLast: boolean): Buffer {
    const { nonce, vouched } = this.next(isLast);
    if (sealed.length < TAG_BYTES) throw changed();
    const decipher = createDecipheriv(CIPHER, this.key, nonce).setAAD(vouched);
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw changed();
    }
  }

  private next(isLast: boolean): { nonce: Buffer; vouched: Buffer } {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(this.place, 4);
    this.place += 1n;
    return { nonce, vouched: Buffer.concat([this.header, Buffer.from([isLast ? 1 : 0])]) };
  }
}

/** Without a key: each piece carries a digest of itself and of everything before it. */
class DigestSeal implements Seal {
  constructor(private before: Buffer) {}

  close(piece: Buffer, isLast: boolean): Buffer {
    return Buffer.concat([piece, this.next(piece, isLast)]);
  }

  open(sealed: Buffer, isLast: boolean): Buffer {
    const piece = sealed.subarray(0, -KEY_BYTES);
    if (!this.next(piece, isLast).equals(sealed.subarray(-KEY_BYTES))) throw changed();
    return piece;
  }

  private next(piece: Buffer, isLast: boolean): Buffer {
    const digest = createHash('sha256')
      .update(this.before)
      .update(isLast ? 'last' : 'more');
    return (this.before = digest.update(piece).digest());
  }
}

const changed = () =>
  new BackupError('The backup has been changed or damaged: what it holds isn’t what was written');
