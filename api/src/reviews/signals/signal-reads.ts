import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Sql } from '../../platform/database/sql.js';
import { joined, sql } from '../../platform/database/sql.js';
import { toIsoTimestamp, toStoredTimestamp } from '../../platform/database/timestamps.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { likeness } from '../../platform/text/text-fingerprint.js';
import type { ClubIdentity } from './address-checks.js';
import { getClubTie, isDisposableAddress } from './address-checks.js';
import type { NearbyAuthors, SignalMaterial } from './signal-rules.js';
import { MAX_COUNTED } from './signal-rules.js';
import type { VisitorTrace } from './visitor-trace.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30 * DAY_MS;
const SEASON_MS = 90 * DAY_MS;
/** One team's evening takes less. */
const EVENING_MS = 3 * HOUR_MS;
/** As many from one network count towards a club's limit. */
const COUNTED_OF_A_NETWORK = 5;
const SEVERAL = 3;
/** Texts that share this much of their wording were hardly written by two people. */
const COPIED = 0.45;
/** A club has few; a hundred claims for one club would be a separate problem. */
const MAX_PEOPLE = 100;

/** A review as signals see it. */
export interface TracedReview extends VisitorTrace {
  reviewId: number;
  clubId: number;
  authorHash: string;
  domainHash: string | null;
  authorEmail: string | null;
  textValues: string | null;
  textBands: readonly string[];
  isPasted: boolean;
  createdAt: Date;
}

interface NeighbourRow {
  reviewId: number;
  clubId: number;
  authorHash: string;
  networkHash: string | null;
  browserHash: string | null;
  signals: string;
  createdAt: string;
  confirmedAt: string;
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
    private readonly database: Database,
    private readonly protection: EmailProtection,
  ) {}

  /**
   * @param now what has been confirmed by then counts
   * @param withVolume whether to look at how much comes in, from where and how fast
   */
  async material(review: TracedReview, now: Date, withVolume: boolean): Promise<SignalMaterial> {
    const [identity, copies, nearby] = await Promise.all([
      this.getIdentity(review.clubId),
      this.getCopies(review),
      withVolume ? this.nearby(review, now) : undefined,
    ]);
    const { authorEmail, isPasted } = review;
    return {
      isDisposableAddress: authorEmail !== null && isDisposableAddress(authorEmail),
      clubTie: authorEmail === null ? null : getClubTie(authorEmail, identity),
      ...copies,
      nearby,
      isPasted: withVolume && isPasted,
    };
  }

  /** What a club is recognised by: it identifies the club's own people. */
  async getIdentity(clubId: number): Promise<ClubIdentity> {
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

  /** Authors whose texts are nearly equal: those that share the most bands are compared, as many as are counted. */
  private async getCopies({
    clubId,
    authorHash,
    textValues,
    textBands,
  }: TracedReview): Promise<Pick<SignalMaterial, 'copiesOfClub' | 'copiesOfOtherClubs'>> {
    if (textBands.length === 0) return { copiesOfClub: 0, copiesOfOtherClubs: 0 };
    const candidates = await this.database.reads.all<CandidateRow>(sql`
      SELECT t.author_hash AS authorHash, t.club_id AS clubId, t.text_values AS textValues
      FROM (SELECT review_id FROM submission_trace_bands WHERE band IN (${joined(textBands, ', ')})
            GROUP BY review_id ORDER BY COUNT(*) DESC LIMIT ${MAX_COUNTED}) b
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

  private async nearby(review: TracedReview, now: Date): Promise<NearbyAuthors> {
    const { authorHash, networkHash, browserHash, createdAt } = review;
    const [ofDay, ofClubNetwork, ofNetwork, ofDomain, published] = await Promise.all(
      nearbySql(review, now).map(
        (statement) => statement && this.database.reads.all<NeighbourRow>(statement),
      ),
    );
    const others = (rows: readonly NeighbourRow[] = []) =>
      authorsAmong(rows.filter((other) => other.authorHash !== authorHash)).size;
    const isHere = (other: NeighbourRow) => networkHash !== null && other.networkHash === networkHash;
    const isElsewhere = (other: NeighbourRow) => !isHere(other);
    const isAlike = (other: NeighbourRow) => browserHash !== null && other.browserHash === browserHash;
    const isApart = (other: NeighbourRow) =>
      Math.abs(getMoment(other.createdAt) - createdAt.getTime()) > EVENING_MS;
    const isOfClub = (other: NeighbourRow) => other.clubId === review.clubId;
    const isEarlierOwn = (other: NeighbourRow) =>
      other.authorHash === authorHash && other.reviewId !== review.reviewId;
    const elsewhere = ofDay?.filter(isElsewhere) ?? [];
    const publishedElsewhere = published?.filter(isElsewhere) ?? [];
    const elsewhereWithin = (time: number) =>
      networksAmong(
        publishedElsewhere.filter(({ confirmedAt }) => getMoment(confirmedAt) >= now.getTime() - time),
      )
        .map(others)
        .reduce((sum, count) => sum + Math.min(count, COUNTED_OF_A_NETWORK), 0);
    return {
      ofClub: others(elsewhere),
      ofClubPasted: others(ofDay?.filter(isPasted)),
      ofClubFromNetwork: others(ofClubNetwork),
      ofClubFromNetworkApart: others(ofClubNetwork?.filter(isApart)),
      ofClubFromNetworkPasted: others(ofClubNetwork?.filter(isPasted)),
      ofClubFromBrowser: others(ofClubNetwork?.filter(isAlike)),
      ofClubFromOtherNetworksWithBrowser: others(elsewhere.filter(isAlike)),
      networksOfSeveral: networksAmong(elsewhere).filter((rows) => others(rows) >= SEVERAL).length,
      ofNetwork: others(ofNetwork),
      ofClubFromDomain: others(ofDomain?.filter(isOfClub)),
      ofOtherClubsFromDomain: others(ofDomain?.filter((other) => !isOfClub(other))),
      unmoderatedFromNetwork: others(published?.filter(isHere)),
      unmoderatedElsewhere: {
        hour: elsewhereWithin(HOUR_MS),
        day: elsewhereWithin(DAY_MS),
        month: elsewhereWithin(MONTH_MS),
      },
      replaced: published?.filter(isEarlierOwn).length ?? 0,
    };
  }
}

/** The reads of what is confirmed around a review, each along an index; undefined where nothing can be shared. */
export function nearbySql(
  { clubId, networkHash, domainHash }: Pick<TracedReview, 'clubId' | 'networkHash' | 'domainHash'>,
  now: Date,
): (Sql | undefined)[] {
  const to = toStoredTimestamp(now);
  const read = (where: Sql, time: number) => sql`
    SELECT review_id AS reviewId, club_id AS clubId, author_hash AS authorHash, network_hash AS networkHash, browser_hash AS browserHash,
      signals, created_at AS createdAt, confirmed_at AS confirmedAt
    FROM submission_traces
    WHERE ${where} AND confirmed_at BETWEEN ${toStoredTimestamp(new Date(now.getTime() - time))} AND ${to}
    ORDER BY confirmed_at DESC LIMIT ${MAX_COUNTED}`;
  const ofClub = sql`club_id = ${clubId}`;
  const ofNetwork = networkHash === null ? undefined : sql`network_hash = ${networkHash}`;
  return [
    read(ofClub, DAY_MS),
    ofNetwork && read(sql`${ofClub} AND ${ofNetwork}`, MONTH_MS),
    ofNetwork && read(ofNetwork, DAY_MS),
    domainHash === null ? undefined : read(sql`domain_hash = ${domainHash}`, SEASON_MS),
    read(sql`${ofClub} AND is_unmoderated = 1`, MONTH_MS),
  ];
}

const getMoment = (stored: string) => Date.parse(toIsoTimestamp(stored));

function isPasted({ signals }: NeighbourRow): boolean {
  return signals.split(',').includes('pasted-text');
}

/** Rows by their network; what has none is alone. */
function networksAmong(rows: readonly NeighbourRow[]): NeighbourRow[][] {
  const networks = new Map<string, NeighbourRow[]>();
  for (const [index, row] of rows.entries()) {
    const network = row.networkHash ?? String(index);
    networks.set(network, [...(networks.get(network) ?? []), row]);
  }
  return [...networks.values()];
}

/** Whether two texts, by the values of their fingerprints, are unlikely to have been written by two people. */
export function isCopy(first: string | null, second: string | null): boolean {
  return first !== null && second !== null && likeness(first, second) >= COPIED;
}

function authorsAmong(rows: readonly { authorHash: string }[]): Set<string> {
  return new Set(rows.map(({ authorHash }) => authorHash));
}
