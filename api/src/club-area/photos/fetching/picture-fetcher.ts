import { request as httpsRequest } from 'node:https';
import type { AgentOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { UnfitPictureError } from '../pipeline/sniff-picture.js';
import { readPicture } from '../pipeline/picture-queue.js';

/** What only a test may change. */
export interface FetchOptions {
  allowIPAddressList?: string[];
  ca?: AgentOptions['ca'];
  lookup?: LookupFunction;
  timeoutMs?: number;
}

/** The token of the {@link FetchOptions}. */
export const FETCH_OPTIONS = Symbol('FETCH_OPTIONS');

/** The other site isn't responding properly just now. */
export class UnreachableError extends Error {}

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** There's no point in retrying for what isn't there. */
const GONE = new Set([401, 403, 404, 410, 451]);

const NOT_HTTPS = 'The address must start with https://, and so must any it redirects to';
const NOT_PUBLIC = 'The address doesn’t lead to a public site';

/**
 * Fetches pictures from other sites, without ever reaching a private network: each address that a name resolves to is
 * checked when the connection is made, after redirects too. It sends no cookies, and takes ten seconds and ten
 * megabytes at most.
 */
@Injectable()
export class PictureFetcher {
  constructor(@Inject(FETCH_OPTIONS) private readonly options: FetchOptions) {}

  /** The bytes behind an address. Throws UnfitPictureError, TooLargePictureError, and UnreachableError. */
  async fetch(address: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(this.options.timeoutMs ?? TIMEOUT_MS);
    const agent = new RequestFilteringHttpsAgent({
      allowIPAddressList: this.options.allowIPAddressList ?? [],
      keepAlive: false,
    });
    try {
      return await this.follow(address, { agent, signal });
    } finally {
      agent.destroy();
    }
  }

  private async follow(
    address: string,
    { agent, signal }: { agent: RequestFilteringHttpsAgent; signal: AbortSignal },
  ): Promise<Buffer> {
    let url = checked(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await this.ask(url, agent, signal);
      const { statusCode = 0, headers } = answer;
      if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
        answer.destroy();
        url = checked(headers.location, url);
        continue;
      }
      if (statusCode === 200) return await this.read(answer);
      answer.destroy();
      if (GONE.has(statusCode)) throw new UnfitPictureError('There’s no picture at this address');
      throw new UnreachableError(`answered ${statusCode}`);
    }
    throw new UnfitPictureError('The address redirects too many times');
  }

  private ask(url: URL, agent: RequestFilteringHttpsAgent, signal: AbortSignal): Promise<IncomingMessage> {
    const { ca, lookup } = this.options;
    const headers = {
      accept: 'image/avif,image/webp,image/jpeg,image/png;q=0.9',
      'user-agent': 'club-pictures/1',
    };
    return new Promise((resolve, reject) => {
      const options = { agent, signal, headers, ...(ca && { ca }), ...(lookup && { lookup }) };
      httpsRequest(url, options, resolve)
        .on('error', (error) => reject(toFailure(error)))
        .end();
    });
  }

  private async read(answer: IncomingMessage): Promise<Buffer> {
    try {
      return await readPicture(answer);
    } catch (error) {
      answer.destroy();
      if (error instanceof Error && 'statusCode' in error) throw error;
      throw new UnreachableError('was cut off');
    }
  }
}

/** Throws UnfitPictureError for an address that isn't requested in the first place. */
function checked(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new UnfitPictureError(NOT_HTTPS);
  const url = new URL(address, base?.href);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new UnfitPictureError(NOT_HTTPS);
  return url;
}

function toFailure(error: Error): Error {
  return /is not allowed/.test(error.message)
    ? new UnfitPictureError(NOT_PUBLIC)
    : new UnreachableError(error.message);
}
