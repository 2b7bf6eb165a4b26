import type { ErasureFate, PersonalDataKind } from '@club-reviews/domain/personal-data';

/** Whom a request is about: the keyed hashes of an address, since addresses are stored encrypted. */
export interface Person {
  /** Of the address as written; logins are found by it. */
  addressHash: string;
  /** Of the mailbox behind it; everything else is found by it. */
  mailboxHash: string;
}

/** One thing stored about a person. */
export interface PersonalDataEntry {
  kind: PersonalDataKind;
  /** Unique within the kind. */
  id: number;
  /** What it is, for staff: a club's name, for example. */
  title: string;
  /** Its state, in words. */
  state: string;
  /** Since when it has been stored. */
  at: Date;
  clubId: number | null;
  fate: ErasureFate;
  /** Why that happens to it, or what is left; empty if the fate needs no explanation. */
  fateReason: string;
  /** All of it, for the person's copy. */
  content: Record<string, unknown>;
}

/**
 * A part of the product that stores personal data. Each looks it up along an index by the hash, never by reading what
 * others have written.
 */
export interface PersonalDataSource {
  /** The tables that it covers, by their names in docs/privacy.md. */
  readonly tables: readonly string[];
  /** Everything stored about a person. */
  find(person: Person): Promise<PersonalDataEntry[]>;
  /** Erases what `find` says it would; anything already gone doesn't matter, so it can be repeated. */
  erase(person: Person, at: Date): Promise<void>;
  /** Why the person can't be erased; null or left out if they can. */
  refusal?(person: Person): Promise<string | null>;
}
