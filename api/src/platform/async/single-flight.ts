import { singleFlight } from '@club-reviews/observability/single-flight';
import { currentDeadline } from './request-deadline.js';

/** A shared question: its answers began after they were asked for. Waiting for others' doesn't use up the deadline. */
export const shareQuestion = <Answer>(find: () => Promise<Answer>): (() => Promise<Answer>) =>
  singleFlight(find, () => currentDeadline()?.wait());
