import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Observable } from 'rxjs';
import { mergeMap } from 'rxjs';
import type { Resettable } from '../async/resettable.js';
import { AuditLog } from '../audit/audit-log.js';
import { Database } from '../database/database.js';
import { READER_FIELDS } from './reader-fields.js';
import type { Session } from './session.js';
import type { StaffIdentity } from './staff-directory.js';

/** The names of contact details in responses, and what readers get instead. Reading one is logged. */
export const CONTACT_FIELDS: Readonly<Record<string, string | null>> = {
  authorEmail: null,
  contactEmail: null,
  contactPhone: '',
  email: null,
  // Of someone who keeps a review after a complaint.
  fullName: '',
  postalAddress: '',
};

const HOUR_MS = 3_600_000;
const REMEMBERED = 10_000;

/** Logs in the audit log which staff have seen contact details. */
@Injectable()
export class ContactDetailsAudit implements Resettable {
  /** What was logged for each session within the hour: people page through lists all day. */
  private readonly noted = new LRUCache<string, true>({ max: REMEMBERED, ttl: HOUR_MS });

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  reset(): void {
    this.noted.clear();
  }

  /** Logs that someone has read a list or a record; once for each session and hour. */
  async noteReading(session: Session, call: string): Promise<void> {
    const key = `${session.id} ${call}`;
    if (this.noted.has(key)) return;
    this.noted.set(key, true);
    await this.note('addresses-read', call);
  }

  /** Logs that someone has exported a file, every time: with its filters, but not the search text. */
  noteExport({ method, url }: FastifyRequest): Promise<void> {
    const [path, query] = url.split('?', 2);
    const filters = new URLSearchParams(query);
    if (filters.has('search')) filters.set('search', 'a text');
    return this.note('addresses-exported', `${method} ${path} ${filters.toString()}`.trim());
  }

  private async note(action: string, call: string): Promise<void> {
    await this.database.transactions.runInTransaction((manager) =>
      this.audit.record(manager, {
        ...{ subjectType: 'addresses', subjectId: 0, actor: 'site-admin', action, reason: call },
      }),
    );
  }
}

/** Gives readers only the fields that are for them, and logs when others see contact details. */
@Injectable()
export class ContactDetailsInterceptor implements NestInterceptor {
  constructor(private readonly audit: ContactDetailsAudit) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user, staff, url, method } = context
      .switchToHttp()
      .getRequest<FastifyRequest & { user: Session; staff: StaffIdentity }>();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        if (staff.role === 'reader') return forReaders(answer);
        if (holdsContactDetails(answer)) {
          const [path] = url.split('?', 1);
          await this.audit.noteReading(user, `${method} ${path}`);
        }
        return answer;
      }),
    );
  }
}

function holdsContactDetails(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) =>
    Object.hasOwn(CONTACT_FIELDS, name) && !Array.isArray(value) ? Boolean(part) : holdsContactDetails(part),
  );
}

/** A part of a response without the texts that aren't for readers; `name` is that of its field. */
export function forReaders(value: unknown, name = ''): unknown {
  if (Object.hasOwn(CONTACT_FIELDS, name)) return CONTACT_FIELDS[name];
  if (Array.isArray(value)) return value.map((part) => forReaders(part, name));
  if (typeof value === 'string') return READER_FIELDS.has(name) ? value : '';
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, forReaders(part, key)]));
}
