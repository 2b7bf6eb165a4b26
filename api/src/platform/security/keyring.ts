import type { KeyObject } from 'node:crypto';
import { DataKey } from './data-key.js';
import { keyFrom } from './key-derivation.js';
import type { LinkKeys } from './link-signer.js';
import type { TextKeys } from './text-cipher.js';

/** An instance learns about a new key for links within this time; before that it couldn't accept what another signs. */
const LINK_KEY_KNOWN_AFTER_MS = 60_000;

/** A root of the keys that links are signed with. */
export interface LinkRoot {
  root: Buffer;
  createdAt: Date;
}

/** What the database stores about keys. */
export interface KeyringState {
  /** The key that new texts are encrypted with. */
  writing: DataKey;
  /** Whether new texts name it. */
  labelsTexts: boolean;
  /** The root of lookup keys: it never changes, or nothing would be found. */
  lookupRoot: Buffer;
  /** Oldest first. */
  linkRoots: readonly LinkRoot[];
}

/**
 * Every key that data is protected with. Texts are encrypted with DATA_KEY. What can't be re-encrypted because nobody
 * knows the original (hashes of addresses, links in mails) uses separate roots, which the database stores encrypted
 * with DATA_KEY: they survive its rotation.
 */
export class Keyring implements TextKeys, LinkKeys {
  private readonly derived = new Map<string, KeyObject>();

  /** @param dataKeys the keys in DATA_KEY, newest first */
  constructor(
    readonly dataKeys: readonly DataKey[],
    private state: KeyringState,
  ) {}

  /** The keys of a database that was written with one DATA_KEY from the start. */
  static of(secret: string): Keyring {
    const writing = new DataKey(secret);
    const linkRoots = [{ root: writing.root, createdAt: new Date(0) }];
    return new Keyring([writing], { writing, labelsTexts: true, lookupRoot: writing.root, linkRoots });
  }

  /** Continues with what the database says now. */
  follow(state: KeyringState): void {
    this.state = state;
  }

  get writing(): DataKey {
    return this.state.writing;
  }

  get labelsTexts(): boolean {
    return this.state.labelsTexts;
  }

  /** The key for hashes used for lookups, like those of addresses. */
  lookupKey(purpose: string): KeyObject {
    return this.derive(this.state.lookupRoot, purpose);
  }

  signingKey(purpose: string): KeyObject {
    const { linkRoots } = this.state;
    const knownSince = Date.now() - LINK_KEY_KNOWN_AFTER_MS;
    const link = linkRoots.findLast(({ createdAt }) => createdAt.getTime() <= knownSince) ?? linkRoots[0];
    if (!link) throw new Error('There’s no key for links');
    return this.derive(link.root, purpose);
  }

  acceptedKeys(purpose: string): readonly KeyObject[] {
    return this.state.linkRoots.map(({ root }) => this.derive(root, purpose));
  }

  private derive(root: Buffer, purpose: string): KeyObject {
    const name = `${root.toString('base64')} ${purpose}`;
    let key = this.derived.get(name);
    if (!key) this.derived.set(name, (key = keyFrom(root, purpose)));
    return key;
  }
}
