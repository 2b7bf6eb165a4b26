import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { getNetwork } from '../../platform/http/request-origin.js';
import { Keyring } from '../../platform/security/keyring.js';

const HASH_DIGITS = 32;

/** What every browser sends unasked, and where most differ. Nothing is stored on the device or requested from it. */
const BROWSER_HEADERS = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform'] as const;

/** Where a review comes from, as stored: hashes that show no more than "the same" or "different". */
export interface VisitorTrace {
  networkHash: string | null;
  browserHash: string | null;
}

/** Extracts from a request what is stored about it. */
@Injectable()
export class VisitorTraces {
  private readonly key: KeyObject;

  constructor(keyring: Keyring) {
    this.key = keyring.lookupKey('visitor-traces');
  }

  /** The hashes of a visitor's network and browser. */
  of(request: Pick<FastifyRequest, 'ip' | 'headers'>): VisitorTrace {
    const network = getNetwork(request.ip);
    const browser = getBrowser(request.headers);
    return {
      networkHash: network === undefined ? null : this.hash('network', network),
      browserHash: browser === undefined ? null : this.hash('browser', browser),
    };
  }

  private hash(kind: string, text: string): string {
    return createHmac('sha256', this.key).update(`${kind}:${text}`).digest('hex').slice(0, HASH_DIGITS);
  }
}

function getBrowser(headers: FastifyRequest['headers']): string | undefined {
  const said = BROWSER_HEADERS.map((name) => String(headers[name] ?? ''));
  return said.some((value) => value !== '') ? said.join('\n') : undefined;
}
