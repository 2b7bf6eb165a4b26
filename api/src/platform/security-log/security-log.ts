import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { ServerMetrics } from '@club-reviews/observability/server-metrics';
import { requestContext } from '@fastify/request-context';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { getClientAddress } from '../http/request-origin.js';
import { Keyring } from '../security/keyring.js';

/** Injection token of the log that lines are written to. */
export const LOG = Symbol('Log');

declare module '@fastify/request-context' {
  interface RequestContextData {
    request: FastifyRequest | undefined;
  }
}

/** The details of an event: only names from the code and numbers, never free text. */
export interface SecurityDetails {
  role?: string;
  /** The account that it's about, whether it exists or not: only a fingerprint of it is written. */
  account?: string;
  /** Which limit, by its purpose. */
  limit?: string;
  /** Which call, by its method and route pattern. */
  call?: string;
  /** How often, if not every time has a line. */
  times?: number;
  /** Its subject, by number. */
  subject?: number;
  /** Who did it, by the member of staff's number. */
  by?: number | null;
  from?: string | null;
  to?: string | null;
}

/** Events that may need investigating; everything else is normal daily activity. */
const ALARMING = new Set(['login-failed', 'second-factor-failed', 'limit-reached', 'not-allowed']);

/** 60 bits tell networks apart, and are easy to read. */
const FINGERPRINT_LENGTH = 10;

/**
 * Logs what happens to logins and rights, apart from the request log (`channel: "security"`), so that an attack can be
 * told from a typo. Instead of addresses there are fingerprints of network and account, with a key that changes daily:
 * the same network is recognised within a day, and can't be followed any longer.
 */
@Injectable()
export class SecurityLog {
  private readonly log: FastifyBaseLogger;
  private readonly key: KeyObject;
  private readonly events;

  constructor(
    @Inject(LOG) log: FastifyBaseLogger,
    keyring: Keyring,
    private readonly database: Database,
    { registry }: ServerMetrics,
  ) {
    this.log = log.child({ channel: 'security' });
    this.key = keyring.lookupKey('security-log');
    this.events = new Counter({
      name: 'security_events_total',
      help: 'What the security log has noted',
      labelNames: ['event', 'limit'],
      registers: [registry],
    });
  }

  /** Logs an event of the current request, or of a job. */
  note(event: string, { account, ...details }: SecurityDetails = {}): void {
    const request = requestContext.get('request');
    const day = new Date().toISOString().slice(0, 10);
    this.events.inc({ event, limit: details.limit ?? '' });
    this.log[ALARMING.has(event) ? 'warn' : 'info'](
      {
        event,
        ...details,
        ...(account !== undefined && { account: this.fingerprint(day, `account ${account}`) }),
        ...(request && {
          requestId: request.id,
          network: this.fingerprint(day, `network ${getClientAddress(request)}`),
        }),
      },
      'security',
    );
  }

  /** Logs an event once the transaction of `manager` is committed, and never if it's rolled back. */
  noteOnceCommitted(manager: EntityManager, event: string, details?: SecurityDetails): void {
    this.database.transactions.afterCommit(manager, () => this.note(event, details));
  }

  private fingerprint(day: string, text: string): string {
    return createHmac('sha256', this.key)
      .update(`${day} ${text}`)
      .digest('base64url')
      .slice(0, FINGERPRINT_LENGTH);
  }
}
