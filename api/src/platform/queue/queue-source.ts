import type { QueueVerdict } from '@club-reviews/domain/queue';
import type { Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ApiProperty } from '@nestjs/swagger';
import { QueueEntry } from './queue-entry.js';
import { URGENCY } from './urgency.js';

/** Which entry it is. */
export interface QueueKey {
  kind: string;
  id: number;
}

/** Rows of one table that wait, read oldest first along one index. */
export interface WaitingRows {
  /** One of {@link URGENCY}; ordinary if left out. */
  urgency?: number;
  table: string;
  /** Begins with the columns of `where` and continues with `since`. */
  index: string;
  /** The column with the entry's id; `id` if left out. */
  id?: string;
  /** The column with the id of what the entry's notes are about, if that's different. */
  subjectId?: string;
  /** The column that says since when it waits; `created_at` if left out. */
  since?: string;
  /** What makes a row wait; the table is `t`. */
  where: string;
}

/** The same rows in the order of their stored urgency, for an index that has it between `where` and `since`. */
export function inOrderOfUrgency(rows: WaitingRows, column = 'urgency'): WaitingRows[] {
  return Object.values(URGENCY).map((urgency) => ({
    ...rows,
    ...{ urgency, where: `${rows.where} AND t.${column} = ${urgency}` },
  }));
}

/** Entries whose arrival and decision are in the audit log. */
export interface AuditedHistory {
  subject: string;
  arrival: string;
  decision: string;
  /** Whether a decision without an arrival before it is about something else. */
  needsArrival: boolean;
}

/** Entries that store when they were opened and closed. */
export interface StoredHistory {
  table: string;
  openedAt: string;
  /** That column's index. */
  openedIndex: string;
  closedAt: string;
  decided: string;
  decidedIndex: string;
}

/** A moderator's decision on an entry, with the fields that its kind needs. */
export interface EntryDecision extends QueueKey {
  verdict: QueueVerdict;
  [field: string]: unknown;
}

/** What an entry is about. */
export interface EntryContent {
  id: number;
  /** By when the law wants a step. */
  dueAt?: string | null;
}

/** What the queue's export says about an entry. */
export interface ExportedEntry {
  club: string;
  /** Who wrote it, and their address, where moderators see them. */
  from?: string;
  email?: string | null;
  /** What has to be read before a decision. */
  text: string;
  /** What else was said: a report, an appeal, the text before an edit. */
  details?: string | null;
}

/** What one entry of a kind is called, and several. */
export interface EntryName {
  one: string;
  many: string;
}

/** One kind of entry in the moderators' queue, registered by the feature it belongs to. */
export interface QueueSource {
  readonly kind: string;
  readonly name: EntryName;
  /** Where its entries wait. */
  readonly rows: readonly WaitingRows[];
  /** What notes on its entries are about. */
  readonly noteSubject: string;
  /** How its weeks are counted; left out if they're counted with another kind's. */
  readonly history?: AuditedHistory | StoredHistory;
  /** What these entries are about; those that are gone are left out. */
  describe(ids: number[]): Promise<EntryContent[]>;
  /** One of them, for the export. */
  toExported(content: EntryContent): ExportedEntry;
  /**
   * What carries out a decision. It throws what the feature throws. Throws InvalidInputError if the decision lacks
   * something.
   */
  handlerFor(decision: EntryDecision): () => Promise<unknown>;
  /** Throws ConflictError if the entry isn't at the step that the decision is about. */
  confirm?(decision: EntryDecision): Promise<void>;
}

/** The field of an entry with what it's about. */
export interface EntryField {
  name: string;
  type: () => Type;
  description?: string;
}

/** Marks the providers that are queue sources. */
export const QueueSourceMark = DiscoveryService.createDecorator<EntryField>();

/** Class decorator: registers a QueueSource, and describes the field of its entries in the contract. */
export function RegisterQueueSource(field: EntryField): ClassDecorator {
  const { name, type, description } = field;
  return (target) => {
    Injectable()(target);
    QueueSourceMark(field)(target);
    ApiProperty({ type, nullable: true, ...(description ? { description } : {}) })(
      QueueEntry.prototype,
      name,
    );
  };
}
