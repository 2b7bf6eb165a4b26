import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import type { Resettable } from '../../platform/async/resettable.js';
import { Settings } from '../../platform/config/settings.js';
import type { LocatedPlace } from './outward-code-centroids.js';

const ENGLAND = 'England';
const TIMEOUT_MS = 1500;
const PAUSE_AFTER_FAILURE_MS = 30_000;

/**
 * The service's response: a position, that there is no such postcode, or nothing useful; "none" if there is no service.
 */
export type PostcodesApiResponse = { place: LocatedPlace } | 'unknown' | 'unavailable' | 'none';

const degrees = z
  .object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    // An outward code has a list of countries, those that it lies in.
    country: z.union([z.string(), z.array(z.string())]).nullish(),
  })
  .transform(({ latitude, longitude, country }): LocatedPlace => {
    const countries = [country ?? ENGLAND].flat();
    return { latitude, longitude, inEngland: countries.includes(ENGLAND) };
  });
const found = z.object({ result: degrees });
const unlocated = z.object({ result: z.object({ latitude: z.null() }) });
const terminated = z.object({ terminated: degrees });

/**
 * Queries a service with the postcodes.io protocol. It's optional: a slow or broken one delays a search until its
 * timeout once, and is then left alone for a while.
 */
@Injectable()
export class PostcodesApi implements Resettable {
  private readonly logger = new Logger(PostcodesApi.name);
  private leaveAloneUntil = 0;

  constructor(private readonly settings: Settings) {}

  reset(): void {
    this.leaveAloneUntil = 0;
  }

  /** Where a postcode is; one that no longer exists counts where it was. Never throws. */
  postcode(postcode: string): Promise<PostcodesApiResponse> {
    return this.ask(`postcodes/${encodeURIComponent(postcode)}`);
  }

  /** The middle of an outward code. Never throws. */
  outwardCode(outwardCode: string): Promise<PostcodesApiResponse> {
    return this.ask(`outcodes/${encodeURIComponent(outwardCode)}`);
  }

  private async ask(path: string): Promise<PostcodesApiResponse> {
    const base = this.settings.postcodesApiUrl;
    if (!base) return 'none';
    if (Date.now() < this.leaveAloneUntil) return 'unavailable';
    try {
      const response = await fetch(`${base}/${path}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return readAnswer(response.status, await response.json());
    } catch (error) {
      this.leaveAloneUntil = Date.now() + PAUSE_AFTER_FAILURE_MS;
      this.logger.warn(
        `The postcode service doesn’t answer: ${error instanceof Error ? error.message : String(error)}`,
      );
      return 'unavailable';
    }
  }
}

function readAnswer(status: number, body: unknown): PostcodesApiResponse {
  if (status === 200) {
    const place = found.safeParse(body).data?.result;
    if (place) return { place };
    return unlocated.safeParse(body).success ? 'unknown' : 'unavailable';
  }
  if (status === 404) {
    const place = terminated.safeParse(body).data?.terminated;
    return place ? { place } : 'unknown';
  }
  return 'unavailable';
}
