import type { AccessAction, ErasureFate, PersonalDataKind } from '@club-reviews/domain/personal-data';
import { DATA_REQUEST_MESSAGES, PERSONAL_DATA_KINDS } from '@club-reviews/domain/personal-data';
import { SITE_PASSWORD_NAME } from '@club-reviews/domain/staff-roles';
import { Inject, Injectable } from '@nestjs/common';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, InvalidInputError } from '../../platform/errors.js';
import type {
  Person,
  PersonalDataEntry,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { normaliseEmail } from '../../platform/security/canonical-email.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type {
  EarlierRequest,
  ErasedPerson,
  FateCounts,
  FoundPerson,
  PersonCopy,
  PersonErasure,
  PersonPart,
  PersonRequest,
} from './people.dto.js';

/** Every part of the product that stores personal data; the first ones are erased first. */
export const PERSONAL_DATA_SOURCES = Symbol('PERSONAL_DATA_SOURCES');

const MAX_ENTRIES_SHOWN = 50;
const MAX_EARLIER_SHOWN = 10;

/** Answers people who ask what is stored about them, and those who want it erased. Each answer is recorded. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly database: Database,
    @Inject(PERSONAL_DATA_SOURCES) private readonly sources: readonly PersonalDataSource[],
    private readonly protection: EmailProtection,
    private readonly audit: AuditLog,
  ) {}

  /** What is stored about the person with an address. */
  async find(request: PersonRequest): Promise<FoundPerson> {
    const person = this.getPerson(request.email);
    const [entries, refusal, earlier] = await Promise.all([
      this.toEntries(person),
      this.getRefusal(person),
      this.earlierRequests(person),
    ]);
    await this.note('person-found', request);
    return { parts: getParts(entries), refusal, earlier };
  }

  /** All of it, for the person themselves. */
  async copy(request: PersonRequest): Promise<PersonCopy> {
    const entries = await this.toEntries(this.getPerson(request.email));
    await this.note('person-exported', request);
    return {
      emailAddress: request.email,
      exportedAt: new Date().toISOString(),
      entries: entries.map(({ kind, state, at, content }) => ({
        kind,
        state,
        keptSince: at.toISOString(),
        content,
      })),
    };
  }

  /**
   * Erases what doesn't have to be kept for another reason: each entry in its own transaction, so that another run
   * finishes an interrupted erasure. Throws InvalidInputError if the address was typed wrongly the second time, and
   * ConflictError.
   */
  async erase({ confirmation, ...request }: PersonErasure): Promise<ErasedPerson> {
    if (normaliseEmail(confirmation) !== normaliseEmail(request.email))
      throw InvalidInputError.inFields({ confirmation: DATA_REQUEST_MESSAGES.confirmation });
    const person = this.getPerson(request.email);
    const refusal = await this.getRefusal(person);
    if (refusal !== null) throw new ConflictError(refusal);
    const before = await this.toEntries(person);
    // Before anything is deleted: whatever happens to the rest, someone has started it.
    await this.note('person-erased', request);
    const at = new Date();
    for (const source of this.sources) await source.erase(person, at);
    const { deleted, emptied } = getFates(before);
    return { deleted, emptied, left: getParts(await this.toEntries(person)) };
  }

  private getPerson(email: string): Person {
    return { addressHash: this.protection.hash(email), mailboxHash: this.protection.authorHash(email) };
  }

  private async toEntries(person: Person): Promise<PersonalDataEntry[]> {
    return (await Promise.all(this.sources.map((source) => source.find(person)))).flat();
  }

  private async getRefusal(person: Person): Promise<string | null> {
    for (const source of this.sources) {
      const refusal = (await source.refusal?.(person)) ?? null;
      if (refusal !== null) return refusal;
    }
    return null;
  }

  private async earlierRequests({ mailboxHash }: Person): Promise<EarlierRequest[]> {
    const entries = await this.database.reader.find(AuditEntry, {
      where: { personHash: mailboxHash },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MAX_EARLIER_SHOWN,
    });
    return entries.map(({ action, reason, staffName, createdAt }) => ({
      action: action as AccessAction,
      reference: reason ?? '',
      staffName: staffName ?? SITE_PASSWORD_NAME,
      createdAt: createdAt.toISOString(),
    }));
  }

  private note(action: AccessAction, { email, reference }: PersonRequest): Promise<void> {
    return this.database.transactions.runInTransaction((manager) =>
      this.audit.record(manager, {
        ...{ subjectType: 'addresses', subjectId: 0, actor: 'site-admin', action, reason: reference },
        personHash: this.protection.authorHash(email),
      }),
    );
  }
}

function getFates(entries: readonly PersonalDataEntry[]): FateCounts {
  const getCount = (fate: ErasureFate): number => entries.filter((entry) => entry.fate === fate).length;
  return { deleted: getCount('deleted'), emptied: getCount('emptied'), kept: getCount('kept') };
}

function getParts(entries: readonly PersonalDataEntry[]): PersonPart[] {
  const ofKind = (kind: PersonalDataKind): PersonalDataEntry[] =>
    entries.filter((entry) => entry.kind === kind);
  return PERSONAL_DATA_KINDS.map((kind) => ({ kind, all: ofKind(kind) }))
    .filter(({ all }) => all.length > 0)
    .map(({ kind, all }) => ({
      kind,
      count: all.length,
      fates: getFates(all),
      entries: all.slice(0, MAX_ENTRIES_SHOWN).map(({ id, title, state, at, clubId, fate, fateReason }) => ({
        ...{ id, title, state, clubId, fate, fateReason },
        at: at.toISOString(),
      })),
    }));
}
