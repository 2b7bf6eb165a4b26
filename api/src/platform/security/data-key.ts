import type { KeyObject } from 'node:crypto';
import { createHmac } from 'node:crypto';
import { keyFrom, getRoot } from './key-derivation.js';

const ID_DIGITS = 8;

/** One of the keys in DATA_KEY. */
export class DataKey {
  /** Eight hexadecimal digits that tell the key from others, and reveal nothing about it. */
  readonly id: string;
  /** What a database stores about the key it's written with. */
  readonly check: string;
  /** The root of its keys for every purpose. */
  readonly root: Buffer;
  private readonly keys = new Map<string, KeyObject>();

  /** @param secret one value of the setting DATA_KEY */
  constructor(secret: string) {
    this.root = getRoot(secret);
    this.check = createHmac('sha256', this.for('key-check')).update('club-reviews').digest('hex');
    this.id = createHmac('sha256', this.for('key-id'))
      .update('club-reviews')
      .digest('hex')
      .slice(0, ID_DIGITS);
  }

  /** The key for one purpose. */
  for(purpose: string): KeyObject {
    let key = this.keys.get(purpose);
    if (!key) this.keys.set(purpose, (key = keyFrom(this.root, purpose)));
    return key;
  }
}
