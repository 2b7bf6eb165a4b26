import { Injectable } from '@nestjs/common';
import type { Opening } from '../../model/club-figures/opening.js';
import { PageOpenings } from '../../model/club-figures/page-openings.js';
import { isHumanAgent } from '../../model/club-figures/page-view-rules.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { joined, sql } from '../../platform/database/sql.js';

/** So that statements have the same text. */
const IDS_AT_ONCE = 100;

/** Pages opened without a call to the api. */
export interface PostedOpening {
  opening: Opening;
  /** What the browser, or robot, calls itself. */
  userAgent: string;
  times: number;
}

/** Counts opened pages that were made earlier. */
@Injectable()
export class OpeningPosts {
  constructor(
    private readonly openings: PageOpenings,
    private readonly reads: PreparedReads,
  ) {}

  /** Counts what people opened, as if each had called the api; unknown clubs are left out. */
  async count(posted: readonly PostedOpening[]): Promise<void> {
    const persons = posted.filter(({ userAgent }) => isHumanAgent(userAgent));
    const known = await this.existing(new Set(persons.flatMap(({ opening }) => opening.clubIds)));
    for (const { opening, times } of persons)
      this.openings.count(
        { ...opening, clubIds: opening.clubIds.filter((clubId) => known.has(clubId)) },
        times,
      );
  }

  private async existing(clubIds: ReadonlySet<number>): Promise<Set<number>> {
    const asked = [...clubIds];
    const found = new Set<number>();
    for (let start = 0; start < asked.length; start += IDS_AT_ONCE) {
      const some = asked.slice(start, start + IDS_AT_ONCE);
      const padded = [...some, ...Array<number>(IDS_AT_ONCE - some.length).fill(0)];
      const rows = await this.reads.all<{ id: number }>(
        sql`SELECT c.id FROM clubs c WHERE c.id IN (${joined(padded, ', ')})`,
      );
      for (const { id } of rows) found.add(id);
    }
    return found;
  }
}
