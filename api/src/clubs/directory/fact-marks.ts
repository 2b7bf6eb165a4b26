import type { Accreditation, ClubCost, GroundAccess, GroundSurface } from '@club-reviews/domain/club-facts';
import { GROUND_ACCESS, GROUND_SURFACES, monthlyPence } from '@club-reviews/domain/club-facts';
import { bitGroup, toBit } from './team-marks.js';

/** What a search can filter a club by besides its teams, in one integer; no bits of a group: the club doesn't say. */
export type FactMark = number;

export const SURFACES = bitGroup<GroundSurface>(GROUND_SURFACES, 0);
export const ACCESS = bitGroup<GroundAccess>(GROUND_ACCESS, SURFACES.values.length);
export const ACCREDITED = 1 << (ACCESS.offset + ACCESS.values.length);
export const FREE_TRIAL = ACCREDITED << 1;
export const NO_FREE_TRIAL = ACCREDITED << 2;
/** The club has a session to try soon: only counted, since no club's mark changes with the time. */
export const SESSION_SOON = ACCREDITED << 3;

/** The monthly cost of clubs that don't say: more than any other. */
export const UNKNOWN_COST = 2 ** 30 - 1;

/** The columns of a club that {@link FactReader} reads. */
export interface FactColumns {
  cost: string | null;
  accreditation: Accreditation | null;
  groundSurfaces: string | null;
  groundAccess: string | null;
}

/** Reads clubs' facts; most clubs share a few lists and costs. */
export class FactReader {
  private readonly lists = new Map<string, FactMark>();
  private readonly costs = new Map<string, { monthly: number; trial: FactMark }>();

  /** A club's mark, and what it costs in pence a month. */
  read(row: FactColumns): { facts: FactMark; monthlyCost: number } {
    const { monthly, trial } = this.cost(row.cost);
    const facts =
      this.list(SURFACES, row.groundSurfaces) |
      this.list(ACCESS, row.groundAccess) |
      (row.accreditation === null ? 0 : ACCREDITED) |
      trial;
    return { facts, monthlyCost: monthly };
  }

  private cost(json: string | null): { monthly: number; trial: FactMark } {
    if (json === null) return { monthly: UNKNOWN_COST, trial: 0 };
    const known = this.costs.get(json);
    if (known) return known;
    const cost = JSON.parse(json) as ClubCost;
    const trial = cost.freeTrial === undefined ? 0 : cost.freeTrial ? FREE_TRIAL : NO_FREE_TRIAL;
    const read = { monthly: monthlyPence(cost), trial };
    this.costs.set(json, read);
    return read;
  }

  private list(group: typeof SURFACES | typeof ACCESS, json: string | null): FactMark {
    if (json === null) return 0;
    const known = this.lists.get(json);
    if (known !== undefined) return known;
    const mark = (JSON.parse(json) as string[]).reduce((bits, value) => bits | toBit(group, value), 0);
    this.lists.set(json, mark);
    return mark;
  }
}
