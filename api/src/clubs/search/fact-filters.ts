import { toLondonMinute } from '@club-reviews/domain/club-sessions';
import type { LondonClock } from '@club-reviews/domain/london-clock';
import type { ClubColumns } from '../directory/club-columns.js';
import {
  ACCESS,
  ACCREDITED,
  FREE_TRIAL,
  NO_FREE_TRIAL,
  SESSION_SOON,
  SURFACES,
  UNKNOWN_COST,
} from '../directory/fact-marks.js';
import type { BitGroup } from '../directory/team-marks.js';
import { toBit } from '../directory/team-marks.js';
import { BitCounter, getCounts } from './bit-counter.js';
import { failure, FILTERS } from './failures.js';
import type { FindQuery } from './find-queries.js';
import type { FindFacets } from './find.dto.js';

const PENCE = 100;

/** The limits of a month's cost that are offered, in pounds. */
const COST_LIMITS = [0, 10, 20, 30, 40, 60] as const;

/** What clubs must say about themselves besides their teams. */
export interface FactCriteria {
  /** Pence a month at most; null for any. */
  cost: number | null;
  trial: boolean;
  /** A session to try within the weeks that a search covers. */
  sessions: boolean;
  /** Sessions that are over by then don't count (see toLondonMinute). */
  minute: number;
  accredited: boolean;
  /** The bits of surfaces: it has one of them; 0 for any. */
  surfaces: number;
  /** The bits of what a ground must offer, all of it. */
  access: number;
}

/** What a query can ask of clubs' facts. */
export type FactQuery = Pick<FindQuery, 'cost' | 'trial' | 'sessions' | 'accredited' | 'surface' | 'access'>;

/** What a query asks of clubs' facts. */
export function getFactCriteria(
  {
    cost,
    trial = false,
    sessions = false,
    accredited = false,
    surface = [],
    access = [],
  }: Partial<FactQuery>,
  now?: LondonClock,
): FactCriteria {
  return {
    cost: cost === undefined ? null : cost * PENCE,
    trial,
    sessions,
    minute: now ? toLondonMinute(now) : Infinity,
    accredited,
    surfaces: getBits(SURFACES, surface),
    access: getBits(ACCESS, access),
  };
}

function getBits(group: BitGroup, values: readonly string[]): number {
  return values.reduce((bits, value) => bits | toBit(group, value), 0);
}

/** Filters clubs by their facts, and counts for each choice the clubs that it would find with all other filters. */
export class FactCounter {
  private readonly byBit = new BitCounter();
  private readonly byLimit = new Int32Array(COST_LIMITS.length);

  constructor(
    private readonly columns: ClubColumns,
    private readonly criteria: FactCriteria,
  ) {}

  /** What the club of a slot fails, see {@link failure}. */
  failures(slot: number): number {
    const { cost, trial, sessions, minute, accredited, surfaces, access } = this.criteria;
    const facts = this.columns.getFacts(slot);
    const monthly = this.columns.monthlyCost(slot);
    let failures = 0;
    if (cost !== null && monthly > cost) failures |= failure('cost', monthly !== UNKNOWN_COST);
    if (trial && (facts & FREE_TRIAL) === 0) failures |= failure('trial', (facts & NO_FREE_TRIAL) !== 0);
    if (sessions && !this.columns.hasSession(slot, minute)) failures |= FILTERS.sessions;
    // No club says that it isn't accredited.
    if (accredited && (facts & ACCREDITED) === 0) failures |= failure('accredited', false);
    if (surfaces !== 0 && (facts & surfaces) === 0)
      failures |= failure('surfaces', (facts & SURFACES.mask) !== 0);
    if ((facts & access) !== access) failures |= failure('access', (facts & ACCESS.mask) !== 0);
    return failures;
  }

  /** Counts the club of a slot, which fails at most one of all filters. */
  count(slot: number, failed: number): void {
    const facts = this.columns.getFacts(slot);
    let counted = failed === 0 ? facts & ACCESS.mask : 0;
    if ((failed & ~FILTERS.surfaces) === 0) counted |= facts & SURFACES.mask;
    if ((failed & ~FILTERS.accredited) === 0) counted |= facts & ACCREDITED;
    if ((failed & ~FILTERS.trial) === 0) counted |= facts & FREE_TRIAL;
    if ((failed & ~FILTERS.sessions) === 0 && this.columns.hasSession(slot, this.criteria.minute))
      counted |= SESSION_SOON;
    this.byBit.add(counted);
    if ((failed & ~FILTERS.cost) !== 0) return;
    const monthly = this.columns.monthlyCost(slot);
    const limit = COST_LIMITS.findIndex((pounds) => monthly <= pounds * PENCE);
    if (limit >= 0) this.byLimit[limit]! += 1;
  }

  /** The counts. */
  result(): Pick<FindFacets, 'costs' | 'trials' | 'sessions' | 'accredited' | 'surfaces' | 'access'> {
    const byBit = this.byBit.counts();
    const getCount = (bit: number): number => byBit[Math.log2(bit)] ?? 0;
    return {
      costs: COST_LIMITS.map((pounds, index) => ({
        pounds,
        count: this.byLimit.slice(0, index + 1).reduce((sum, count) => sum + count, 0),
      })),
      trials: getCount(FREE_TRIAL),
      sessions: getCount(SESSION_SOON),
      accredited: getCount(ACCREDITED),
      surfaces: getCounts(SURFACES, byBit),
      access: getCounts(ACCESS, byBit),
    };
  }
}
