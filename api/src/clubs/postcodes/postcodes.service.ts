import { Injectable, Logger } from '@nestjs/common';
import { markNoStore } from '../../platform/http/no-store.js';
import { PromiseCache } from '../../platform/async/promise-cache.js';
import type { Resettable } from '../../platform/async/resettable.js';
import type { LocatedPlace } from './outward-code-centroids.js';
import { outwardCodeCentroid } from './outward-code-centroids.js';
import type { PostcodeText } from './postcode-text.js';
import type { PostcodesApiResponse } from './postcodes-api.js';
import { PostcodesApi } from './postcodes-api.js';
import { PostcodesRepository } from './postcodes.repository.js';

const REMEMBERED = 5000;
const REMEMBERED_FOR_MS = 10 * 60_000;

/** Finds where postcodes are. */
@Injectable()
export class PostcodesService implements Resettable {
  private readonly logger = new Logger(PostcodesService.name);
  /** The service's responses; the table is read each time, as it can be imported again. */
  private readonly recent = new PromiseCache<PostcodesApiResponse>(REMEMBERED, REMEMBERED_FOR_MS);

  constructor(
    private readonly postcodes: PostcodesRepository,
    private readonly api: PostcodesApi,
  ) {}

  reset(): void {
    this.recent.clear();
  }

  /**
   * Where a postcode or an outward code is: from the table, otherwise the postcode service, otherwise the middle of the
   * outward code; undefined if nobody knows it.
   */
  async locate(asked: PostcodeText): Promise<LocatedPlace | undefined> {
    const { outwardCode } = asked;
    if (asked.kind === 'outward') return this.findOutwardCode(outwardCode);
    const { postcode } = asked;
    const stored = await this.postcodes.findPostcode(postcode);
    if (stored) return stored;
    const answer = await this.ask(postcode, () => this.api.postcode(postcode));
    if (answer === 'unknown') return undefined;
    if (typeof answer === 'string') return this.findOutwardCode(outwardCode);
    this.keep(postcode, answer.place);
    return answer.place;
  }

  // The middle of an outward code is the same wherever it comes from, so the service comes last here.
  private async findOutwardCode(outwardCode: string): Promise<LocatedPlace | undefined> {
    const known = await this.postcodes.findOutwardCode(outwardCode);
    if (known) return known;
    const middle = outwardCodeCentroid(outwardCode);
    if (middle) return { ...middle, inEngland: true };
    const answer = await this.ask(outwardCode, () => this.api.outwardCode(outwardCode));
    return typeof answer === 'object' ? answer.place : undefined;
  }

  private async ask(key: string, find: () => Promise<PostcodesApiResponse>): Promise<PostcodesApiResponse> {
    const answer = await this.recent.get(key, find);
    // It may know more later.
    if (answer === 'unknown' || answer === 'unavailable') markNoStore();
    return answer;
  }

  // A search neither waits for this nor fails because of it.
  private keep(postcode: string, place: LocatedPlace): void {
    this.postcodes.keep(postcode, place).catch((error: unknown) => {
      this.logger.warn(
        `A postcode couldn’t be kept: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  }
}
