import { Injectable } from '@nestjs/common';
import type { Opening } from '../../model/club-figures/opening.js';
import { PageOpenings } from '../../model/club-figures/page-openings.js';
import { isHumanAgent } from '../../model/club-figures/page-view-rules.js';
import { inParts } from '../../platform/database/batches.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { raw } from '../../platform/database/sql.js';
import { readClubs } from '../directory/club-rows.sql.js';

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
    const found = new Set<number>();
    for (const some of inParts([...clubIds])) {
      const rows = await readClubs<{ id: number }>(this.reads, some, raw('c.id'));
      for (const { id } of rows) found.add(id);
    }
    return found;
  }
}
