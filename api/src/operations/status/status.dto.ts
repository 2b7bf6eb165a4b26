import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import type { FirstStepKey } from '../../platform/status/first-step.js';
import { FIRST_STEPS } from '../../platform/status/first-step.js';
import type { StatusState } from '../../platform/status/status-check.js';
import { STATUS_STATES } from '../../platform/status/status-check.js';

/** How one part of the site is. */
export class StatusEntry {
  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: STATUS_STATES })
  state!: StatusState;

  @ApiProperty()
  text!: string;

  @ApiProperty({ type: String, nullable: true, description: 'What to do about it' })
  advice!: string | null;
}

/** One thing to do on the first day. */
export class FirstDayStep {
  @ApiProperty({ enum: FIRST_STEPS })
  step!: FirstStepKey;

  @ApiProperty()
  isDone!: boolean;
}

/** The first day's checklist. */
export class FirstDay {
  @ApiProperty({ description: 'Whether an owner has put it away' })
  isDismissed!: boolean;

  @ApiProperty({ type: [FirstDayStep] })
  steps!: FirstDayStep[];
}

/** Puts the checklist away, or brings it back. */
export const firstDayDismissal = z.object({
  isDismissed: z.boolean({ error: 'isDismissed must be true or false' }),
});

export type FirstDayDismissal = z.output<typeof firstDayDismissal>;
