import { PlotCard, plural, TextLink, weekLabel, wholeNumber } from '@club-reviews/shared-ui';
import { lazy, useMemo } from 'react';
import type { ClubFigures } from '../../api/types';
import { repliesInWords, weekMedian } from './figure-labels';

const WeekBars = lazy(() => import('./week-bars'));

interface ReplyFiguresProps {
  figures: ClubFigures;
  /** Where reviews without a reply are listed. */
  waitingPath: string;
}

/** How many reviews the club has replied to, how soon, and how many are waiting. */
export function ReplyFigures({ figures, waitingPath }: ReplyFiguresProps) {
  const { weeks, waiting } = figures;
  const bars = useMemo(() => weeks.map(({ week, replies }) => ({ week, count: replies })), [weeks]);
  const sentence = repliesInWords(figures);
  const { count, hasMore } = waiting;
  return (
    <PlotCard
      title="Your replies"
      text={
        <>
          {sentence}{' '}
          {count === 0 ? (
            'No reviews to answer.'
          ) : (
            <>
              <TextLink to={waitingPath}>
                {hasMore ? `More than ${plural(count, 'review')}` : plural(count, 'review')}
              </TextLink>{' '}
              to answer.
            </>
          )}
        </>
      }
      isEmpty={weeks.every(({ replies }) => replies === 0)}
      table={{
        caption: 'Your replies, and how long half of them took, by week',
        columns: ['Week from', 'Replies', 'Half within'],
        rows: weeks
          .toReversed()
          .map((week) => [weekLabel(week.week), wholeNumber(week.replies), weekMedian(week)]),
      }}
    >
      <WeekBars label={sentence} name="Replies" weeks={bars} />
    </PlotCard>
  );
}
