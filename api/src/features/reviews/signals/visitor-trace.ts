import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Keyring } from '../../../platform/security/keyring.js';

const HASH_DIGITS = 32;
const IPV4_NETWORK_BYTES = 3;
const IPV6_NETWORK_PARTS = 3;

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
    const network = networkOf(request.ip);
    const browser = browserOf(request.headers);
    return {
      networkHash: network === undefined ? null : this.hash('network', network),
      browserHash: browser === undefined ? null : this.hash('browser', browser),
    };
  }

  private hash(kind: string, text: string): string {
    return createHmac('sha256', this.key).update(`${kind}:${text}`).digest('hex').slice(0, HASH_DIGITS);
  }
}

/**
 * The IPv4 /24 or IPv6 /48 of an address. Undefined if it isn't an internet address: behind a proxy that isn't trusted
 * (TRUST_PROXY) all visitors have the proxy's.
 */
export function networkOf(ip: string): string | undefined {
  if (!ipaddr.isValid(ip)) return undefined;
  const address = ipaddr.process(ip);
  if (address.range() !== 'unicast') return undefined;
  if (address instanceof ipaddr.IPv6) {
    return `${address.parts
      .slice(0, IPV6_NETWORK_PARTS)
      .map((part) => part.toString(16))
      .join(':')}::/48`;
  }
  return `${address.toByteArray().slice(0, IPV4_NETWORK_BYTES).join('.')}.0/24`;
}

function browserOf(headers: FastifyRequest['headers']): string | undefined {
  const said = BROWSER_HEADERS.map((name) => String(headers[name] ?? ''));
  return said.some((value) => value !== '') ? said.join('\n') : undefined;
}
