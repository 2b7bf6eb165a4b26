import { Inject, Injectable } from '@nestjs/common';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { joined, sql } from '../../../platform/database/sql.js';
import { toStoredTimestamp } from '../../../platform/database/timestamps.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { likeness } from '../../../platform/text/text-fingerprint.js';
import type { ClubIdentity } from './address-checks.js';
import { clubTieOf, isDisposableAddress } from './address-checks.js';
import type { NearbyAuthors, SignalMaterial } from './signal-rules.js';
import { MAX_COUNTED } from './signal-rules.js';
import type { VisitorTrace } from './visitor-trace.js';

const DAY_MS = 24 * 3_600_000;
/** Texts that share this much of their wording were hardly written by two people. */
const COPIED = 0.45;
/** A club has few; a hundred claims for one club would be a separate problem. */
const MAX_PEOPLE = 100;

/** A review as signals see it. */
export interface TracedReview extends VisitorTrace {
  clubId: number;
  authorHash: string;
  authorEmail: string | null;
  textLength: number;
  textValues: string | null;
  textBands: readonly string[];
  secondsToWrite: number | null;
  createdAt: Date;
}

interface NeighbourRow {
  authorHash: string;
  networkHash: string | null;
  browserHash: string | null;
}

interface CandidateRow {
  authorHash: string;
  clubId: number;
  textValues: string;
}

/** Gathers the input for the rules: a fixed number of reads along indexes, each limited. */
@Injectable()
export class SignalReads {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reads'>,
    private readonly protection: EmailProtection,
  ) {}

  /** @param withVolume whether to look at how much comes in, from where and how fast */
  async material(review: TracedReview, withVolume: boolean): Promise<SignalMaterial> {
    const [identity, copies, nearby] = await Promise.all([
      this.identityOf(review.clubId),
      this.copiesOf(review),
      withVolume ? this.nearby(review) : undefined,
    ]);
    const { authorEmail, textLength, secondsToWrite } = review;
    return {
      isDisposableAddress: authorEmail !== null && isDisposableAddress(authorEmail),
      clubTie: authorEmail === null ? null : clubTieOf(authorEmail, identity),
      ...copies,
      nearby,
      textLength,
      secondsToWrite: withVolume ? (secondsToWrite ?? undefined) : undefined,
    };
  }

  /** What a club is recognised by: it identifies the club's own people. */
  async identityOf(clubId: number): Promise<ClubIdentity> {
    const { reads } = this.database;
    const [clubs, people] = await Promise.all([
      reads.all<{ website: string | null; contactEmail: string | null }>(
        sql`SELECT website, contact_email AS contactEmail FROM clubs WHERE id = ${clubId}`,
      ),
      reads.all<{ address: string }>(sql`
        SELECT a.email_encrypted AS address FROM managed_clubs m JOIN club_admins a ON a.id = m.admin_id
        WHERE m.club_id = ${clubId}
        UNION ALL
        SELECT contact_email_encrypted AS address FROM claims WHERE club_id = ${clubId}
        LIMIT ${MAX_PEOPLE}`),
    ]);
    const [club] = clubs;
    return {
      website: club?.website ?? null,
      addresses: [
        ...(club?.contactEmail ? [club.contactEmail] : []),
        ...people.flatMap(({ address }) => this.protection.tryDecryptOrRead(address) ?? []),
      ],
    };
  }

  /** Authors whose texts are nearly equal: those that share a band are compared, at most as many as are counted. */
  private async copiesOf({
    clubId,
    authorHash,
    textValues,
    textBands,
  }: TracedReview): Promise<Pick<SignalMaterial, 'copiesOfClub' | 'copiesOfOtherClubs'>> {
    if (textValues === null) return { copiesOfClub: 0, copiesOfOtherClubs: 0 };
    const candidates = await this.database.reads.all<CandidateRow>(sql`
      SELECT t.author_hash AS authorHash, t.club_id AS clubId, t.text_values AS textValues
      FROM (SELECT DISTINCT review_id FROM submission_trace_bands
            WHERE band IN (${joined(textBands, ', ')}) LIMIT ${MAX_COUNTED}) b
      JOIN submission_traces t ON t.review_id = b.review_id`);
    const copies = candidates.filter(
      (other) => other.authorHash !== authorHash && isCopy(other.textValues, textValues),
    );
    const ofClub = authorsAmong(copies.filter((other) => other.clubId === clubId));
    return {
      copiesOfClub: ofClub.size,
      copiesOfOtherClubs: [...authorsAmong(copies)].filter((author) => !ofClub.has(author)).length,
    };
  }

  private async nearby(review: TracedReview): Promise<NearbyAuthors> {
    const { clubId, networkHash, browserHash, createdAt } = review;
    const { reads } = this.database;
    const from = toStoredTimestamp(new Date(createdAt.getTime() - DAY_MS));
    const to = toStoredTimestamp(new Date(createdAt.getTime() + DAY_MS));
    const [ofClub, ofNetwork] = await Promise.all([
      reads.all<NeighbourRow>(sql`
        SELECT author_hash AS authorHash, network_hash AS networkHash, browser_hash AS browserHash
        FROM submission_traces WHERE club_id = ${clubId} AND created_at BETWEEN ${from} AND ${to}
        ORDER BY created_at DESC LIMIT ${MAX_COUNTED}`),
      networkHash === null
        ? []
        : reads.all<Pick<NeighbourRow, 'authorHash'>>(sql`
            SELECT author_hash AS authorHash FROM submission_traces
            WHERE network_hash = ${networkHash} AND created_at BETWEEN ${from} AND ${to}
            ORDER BY created_at DESC LIMIT ${MAX_COUNTED}`),
    ]);
    const here = ofClub.filter((other) => networkHash !== null && other.networkHash === networkHash);
    const alike = ofClub.filter((other) => browserHash !== null && other.browserHash === browserHash);
    const others = (rows: readonly Pick<NeighbourRow, 'authorHash'>[]) =>
      [...authorsAmong(rows)].filter((author) => author !== review.authorHash).length;
    return {
      ofClub: others(ofClub),
      ofClubFromNetwork: others(here),
      ofClubFromBrowser: others(here.filter((other) => alike.includes(other))),
      ofClubFromOtherNetworksWithBrowser: others(alike.filter((other) => other.networkHash !== networkHash)),
      ofNetwork: others(ofNetwork),
    };
  }
}

/** Whether two texts, by the values of their fingerprints, are unlikely to have been written by two people. */
export function isCopy(first: string | null, second: string | null): boolean {
  return first !== null && second !== null && likeness(first, second) >= COPIED;
}

function authorsAmong(rows: readonly Pick<NeighbourRow, 'authorHash'>[]): Set<string> {
  return new Set(rows.map(({ authorHash }) => authorHash));
}
