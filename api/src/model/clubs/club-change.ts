import type { FactSource } from '@club-reviews/domain/fact-sources';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { actingStaff } from '../../platform/audit/acting-staff.js';
import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import { insertRows } from '../../platform/database/batches.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import type { Club } from './club.entity.js';
import { findSource, isFact } from './fact-sources.js';
import { toUrgency, URGENCY } from '../../platform/queue/urgency.js';

/** What happened to a club's directory entry. */
export const CLUB_ACTIONS = [
  'added',
  'imported',
  'edited',
  'profile-edited',
  'hidden',
  'closed',
  'reopened',
  'merged',
  'absorbed',
  'unmerged',
  'undone',
] as const;

/** One of the {@link CLUB_ACTIONS}. `merged`: into another club; `absorbed`: another club was merged into this one. */
export type ClubAction = (typeof CLUB_ACTIONS)[number];

/** A field with its value before and after, and where the one before came from; entries of earlier releases don't say. */
export type FieldChange = [before: unknown, after: unknown, source?: FactSource | null];

/** A club's fields by name, before and after. */
export type FieldChanges = Record<string, FieldChange>;

/** One change to a club, for the record and to undo it. No foreign key: it outlives the club. */
@Entity('club_changes')
@Index('ix_club_changes_club', ['clubId', 'id'])
@Index('ix_club_changes_unseen', ['isUnseen', 'id'])
@Index('ix_club_changes_queue', ['isUnseen', 'createdAt'])
@Index('ix_club_changes_urgency', ['isUnseen', 'urgency', 'createdAt'])
@Index('ix_club_changes_created', ['createdAt'])
export class ClubChange {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @Column({ type: 'varchar', length: 12 })
  actor!: AuditActor;

  /** The moderator, if one was logged in personally. */
  @Column({ name: 'staff_id', type: 'integer', nullable: true })
  staffId!: number | null;

  @Column({ name: 'staff_name', type: 'varchar', length: 160, nullable: true })
  staffName!: string | null;

  @Column({ type: 'varchar', length: 20 })
  action!: ClubAction;

  /** {@link FieldChanges} as JSON. */
  @Column({ type: 'text' })
  changes!: string;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  /** The other club of a merge, or the successor of one that closed. */
  @Column({ name: 'other_club_id', type: 'integer', nullable: true })
  otherClubId!: number | null;

  /** A change by the club's own managers that a moderator should check, and nobody has yet. */
  @Column({ name: 'is_unseen', type: 'boolean', default: false })
  isUnseen!: boolean;

  /** See toUrgency. */
  @Column({ type: 'tinyint', default: URGENCY.ordinary })
  urgency!: number;

  @Column({ name: 'undone_at', type: 'datetime', precision: 3, nullable: true })
  undoneAt!: Date | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}

/** What a merge moved from one club to the other, row by row, so that it can be undone. */
@Entity('club_merge_moves', { withoutRowid: true })
@Index('ix_club_merge_moves_created', ['createdAt'])
export class ClubMergeMove {
  /** The `merged` change of the merged club. */
  @PrimaryColumn({ name: 'change_id', type: 'integer' })
  changeId!: number;

  @PrimaryColumn({ type: 'varchar', length: 24 })
  subject!: string;

  /** The row's key in its table. */
  @PrimaryColumn({ name: 'subject_key', type: 'varchar', length: 80 })
  subjectKey!: string;

  /** What the row was, as JSON, if its key doesn't say enough. */
  @Column({ type: 'text', nullable: true })
  detail!: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}

/** Who changes a club, when and why. */
export interface ChangedBy {
  actor: AuditActor;
  at: Date;
  reason?: string | null;
}

/** A MySQL column holds 64 kB: a text of four thousand characters before and after fits in half of it. */
const MAX_ENTRY_BYTES = 60_000;

/** Stands for a session to try that was added, changed or deleted: it has a row of its own, so undoing leaves it. */
export const SESSIONS = 'sessions';

/** Fields that moderators check when the club's own managers change them. */
const LOOKED_AT = new Set([
  'name',
  'location',
  'postcode',
  'homeGround',
  'groundId',
  'trainingGroundAddress',
  SESSIONS,
]);

/** Fields of which only the fact that they changed is stored: they're about people. */
export const PRIVATE_FIELDS: ReadonlySet<string> = new Set(['contactEmail', 'welfareOfficer']);

/** Fields derived from others. */
const DERIVED = new Set(['searchName', 'searchLocation']);

/** The record of changes to clubs' entries, and who made them. */
@Injectable()
export class ClubHistory {
  /**
   * Logs a change in the transaction that makes it; one that is too large for one entry is split.
   * @returns the id of the (last) entry
   */
  async record(
    manager: EntityManager,
    change: Pick<ClubChange, 'clubId' | 'action'> & { fields?: FieldChanges; otherClubId?: number | null },
    { actor, at, reason = null }: ChangedBy,
  ): Promise<number> {
    const { clubId, action, fields = {}, otherClubId = null } = change;
    const staff = actor === 'site-admin' ? actingStaff() : undefined;
    let id = 0;
    for (const part of inEntries(fields)) {
      const isUnseen = actor === 'club-admin' && Object.keys(part).some((field) => LOOKED_AT.has(field));
      const { identifiers } = await manager.insert(ClubChange, {
        clubId,
        actor,
        staffId: staff?.id ?? null,
        staffName: staff?.name ?? null,
        action,
        changes: JSON.stringify(part),
        reason,
        otherClubId,
        isUnseen,
        urgency: toUrgency(Object.values(part).map(([, after]) => after)),
        createdAt: at,
      });
      id = (identifiers[0] as { id: number }).id;
    }
    return id;
  }

  /** Logs that clubs came from a file. */
  async recordImported(manager: EntityManager, clubIds: readonly number[], at: Date): Promise<void> {
    const [actor, action, createdAt] = ['site-admin', 'imported', toStoredTimestamp(at)];
    const { id: staffId = null, name: staffName = null } = actingStaff() ?? {};
    await insertRows(
      manager,
      'club_changes',
      clubIds.map((id) => ({
        club_id: id,
        actor,
        staff_id: staffId,
        staff_name: staffName,
        action,
        changes: '{}',
        created_at: createdAt,
      })),
    );
  }
}

/** The fields of `patch` that differ from the club's current ones. */
export function changedFields(club: Partial<Club>, patch: Partial<Club>): FieldChanges {
  const fields = Object.entries(patch).filter(
    ([field, after]) =>
      after !== undefined && !DERIVED.has(field) && !isSame(club[field as keyof Club], after),
  );
  return Object.fromEntries(
    fields.map(([field, after]) => [
      field,
      PRIVATE_FIELDS.has(field)
        ? WITHOUT_VALUES
        : [club[field as keyof Club] ?? null, after, ...getSourceBefore(club, field)],
    ]),
  );
}

function getSourceBefore({ factSources = null }: Partial<Club>, field: string): [] | [FactSource | null] {
  return isFact(field) ? [findSource({ factSources }, field)] : [];
}

/** Whether two values of a field are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Reads what an entry stores. */
export function storedChanges({ changes }: Pick<ClubChange, 'changes'>): FieldChanges {
  return JSON.parse(changes) as FieldChanges;
}

/** What is stored about a change that is private, or too large: that there was one. */
const WITHOUT_VALUES: FieldChange = [null, null];

function isTooLarge(change: FieldChange): boolean {
  return Buffer.byteLength(JSON.stringify(change)) > MAX_ENTRY_BYTES;
}

function inEntries(fields: FieldChanges): FieldChanges[] {
  const entries: FieldChanges[] = [{}];
  let bytes = 0;
  for (const [field, stored] of Object.entries(fields)) {
    const change = isTooLarge(stored) ? WITHOUT_VALUES : stored;
    const size = Buffer.byteLength(JSON.stringify({ [field]: change }));
    if (bytes > 0 && bytes + size > MAX_ENTRY_BYTES) {
      entries.push({});
      bytes = 0;
    }
    bytes += size;
    Object.assign(entries.at(-1) as FieldChanges, { [field]: change });
  }
  return entries;
}
