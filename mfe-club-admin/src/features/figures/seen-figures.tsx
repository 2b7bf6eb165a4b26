import { PlotCard, weekLabel, wholeNumber } from '@club-reviews/shared-ui';
import { lazy, useMemo } from 'react';
import type { ClubFigures } from '../../api/types';
import type { Seen } from './figure-labels';
import { countedWeeks, seenInWords } from './figure-labels';

// The chart library is a separate chunk, loaded once there is something to draw.
const WeekBars = lazy(() => import('./week-bars'));

/** A comparison needs two weeks. */
const MIN_WEEKS = 2;

const NOT_COUNTED = 'not counted yet';

const WORDS = {
  views: {
    title: 'Views of your page',
    column: 'Views',
    caption: 'Views of your page, by week',
  },
  shownInSearches: {
    title: 'Shown in searches',
    column: 'Times shown',
    caption: 'How often your club appeared on a page of search results, by week',
  },
} as const;

/** How often a club was seen, week by week: as a sentence, a chart and a table. */
export function SeenFigures({ figures, figure }: { figures: ClubFigures; figure: Seen }) {
  const { title, column, caption } = WORDS[figure];
  const { weeks } = figures;
  const bars = useMemo(() => weeks.map(({ week, [figure]: count }) => ({ week, count })), [weeks, figure]);
  const sentence = seenInWords(figures, figure);
  const isTooYoung = countedWeeks(weeks) < MIN_WEEKS;
  const text = figures.countedSince === null ? 'We’ve only just started counting.' : sentence;
  return (
    <PlotCard
      title={title}
      text={isTooYoung ? `${text} You’ll see a chart once there are two weeks to compare.` : text}
      isEmpty={isTooYoung}
      table={{
        caption,
        columns: ['Week from', column],
        rows: weeks
          .toReversed()
          .map(({ week, [figure]: count }) => [
            weekLabel(week),
            count === null ? NOT_COUNTED : wholeNumber(count),
          ]),
      }}
    >
      <WeekBars label={sentence} name={column} weeks={bars} />
    </PlotCard>
  );
}
