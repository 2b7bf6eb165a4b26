import { monthsUntil } from '@club-reviews/domain/months';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ModerationMeasure } from '../../model/reviews/moderation-figures.js';
import { medianHours } from '../../model/reviews/moderation-figures.js';
import { shareQuestion } from '../../platform/async/single-flight.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { sql } from '../../platform/database/sql.js';

const MONTHS_SHOWN = 12;
const MEDIAN = {
  type: Number,
  nullable: true,
  description: 'The median in hours, in whole days beyond three days; null while there’s none',
} as const;

/** Moderators' decisions on reports and on what automatic checks held. */
export class ModerationTotals {
  @ApiProperty({ type: 'integer', description: 'Reports of reviews that were confirmed' })
  reportsReceived!: number;

  @ApiProperty({ type: 'integer', description: 'Reports that moderators decided about' })
  reportsDecided!: number;

  @ApiProperty({ type: 'integer', description: 'Those of them after which the review was removed' })
  reportsUpheld!: number;

  @ApiProperty(MEDIAN)
  hoursToDecideReport!: number | null;

  @ApiProperty({
    type: 'integer',
    description: 'Reviews held by automatic checks that moderators decided about',
  })
  heldDecided!: number;

  @ApiProperty(MEDIAN)
  hoursToDecideHeld!: number | null;
}

/** The same for one month. */
export class ModerationMonth extends ModerationTotals {
  @ApiProperty({ description: 'By the clock in London', example: '2026-11' })
  month!: string;
}

/** How moderators have performed lately. */
export class ModerationFigures {
  @ApiProperty({ type: () => ModerationTotals, description: 'Of all the months together' })
  total!: ModerationTotals;

  @ApiProperty({ type: () => [ModerationMonth], description: 'The last twelve, oldest first' })
  months!: ModerationMonth[];
}

interface FigureRow {
  month: string;
  measure: ModerationMeasure;
  hours: number;
  count: number;
}

/** The published figures on moderation, from a histogram of at most a few hundred rows for each month. */
@Injectable()
export class ModerationFiguresService {
  private readonly shared = shareQuestion(() => this.read());

  constructor(private readonly reads: PreparedReads) {}

  /** The last twelve months, and all of them together. */
  get(): Promise<ModerationFigures> {
    return this.shared();
  }

  private async read(): Promise<ModerationFigures> {
    const months = monthsUntil(new Date(), MONTHS_SHOWN);
    const rows = await this.reads.all<FigureRow>(
      sql`SELECT month, measure, hours, count FROM monthly_moderation_figures WHERE month >= ${months[0] ?? ''}`,
    );
    return {
      total: getTotals(rows),
      months: months.map((month) => ({ month, ...getTotals(rows.filter((row) => row.month === month)) })),
    };
  }
}

function getTotals(rows: readonly FigureRow[]): ModerationTotals {
  const of = (...measures: ModerationMeasure[]): FigureRow[] =>
    rows.filter(({ measure }) => measures.includes(measure));
  const getCount = (some: readonly FigureRow[]): number => some.reduce((sum, { count }) => sum + count, 0);
  const decided = of('report-upheld', 'report-rejected');
  const held = of('held-decided');
  return {
    reportsReceived: getCount(of('report-received')),
    reportsDecided: getCount(decided),
    reportsUpheld: getCount(of('report-upheld')),
    hoursToDecideReport: medianHours(decided),
    heldDecided: getCount(held),
    hoursToDecideHeld: medianHours(held),
  };
}
