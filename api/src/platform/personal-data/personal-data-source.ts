import type { ErasureFate, PersonalDataKind } from '@club-reviews/domain/personal-data';

/** Whom a request is about: the keyed hashes of an address, since addresses are stored encrypted. */
export interface Person {
  /** Of the address as it's written; logins are known by it. */
  addressHash: string;
  /** Of the mailbox behind it; everything else is known by it. */
  mailboxHash: string;
}

/** One thing that is kept of a person. */
export interface PersonalDataEntry {
  kind: PersonalDataKind;
  /** Unique within the kind. */
  id: number;
  /** What it is, for staff: a club's name, for example. */
  title: string;
  /** Where it is in its life, in words. */
  state: string;
  /** Since when it has been kept. */
  at: Date;
  clubId: number | null;
  fate: ErasureFate;
  /** Why that becomes of it, or what is left; empty where the fate says it all. */
  fateReason: string;
  /** All of it, for the person's copy. */
  content: Record<string, unknown>;
}

/**
 * A part of the product that keeps something of people. Each looks for it along an index by the hash, never by reading
 * what others have written.
 */
export interface PersonalDataSource {
  /** The tables that it answers for, by their names in docs/privacy.md. */
  readonly tables: readonly string[];
  /** All that is kept of a person. */
  find(person: Person): Promise<PersonalDataEntry[]>;
  /** Erases what `find` says it would; what is gone already doesn't matter, so it can be repeated. */
  erase(person: Person, at: Date): Promise<void>;
  /** Why the person can't be erased at all; null or left out: they can. */
  refusal?(person: Person): Promise<string | null>;
}
