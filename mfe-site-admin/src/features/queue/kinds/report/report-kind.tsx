import { HIDE_REFUSAL_LABELS } from '@club-reviews/domain/hide-refusals';
import { REPORT_REASON_TEXTS } from '@club-reviews/domain/report-reasons';
import { Panel, Stack, ukDateTime } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ReportedReview } from '../../../../api/types';
import { Quoted, Words } from '../../../../components/words';
import { defineKind } from '../../kind';
import { askForReason, askForRemoval } from '../../questions';
import { RatingLine } from '../review/rating-line';
import { ReviewText } from '../review/review-text';
import { StatusBadges } from '../review/status-badges';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

const Reason = styled.p`
  font-weight: 640;
`;

const Facts = styled.p`
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-soft);
`;

/** What each reporter of a review says, oldest first; never who they are. */
function Voices({ reported: { reports, hasMoreReports } }: { reported: ReportedReview }) {
  return (
    <List role="list" aria-label="Reports">
      {reports.map(({ number, source, reason, words, confirmedAt }) => (
        <li key={number}>
          <Reason>{REPORT_REASON_TEXTS[reason].name}</Reason>
          {words !== '' && <Words>{words}</Words>}
          <Facts>
            {source === 'club' ? 'The club' : 'The public'}, {ukDateTime(confirmedAt)}, {number}
          </Facts>
        </li>
      ))}
      {hasMoreReports && <li>There are more reports. Your decision answers those too.</li>}
    </List>
  );
}

/** A reported review, and everything that has been said about it. In a list, a long one is folded. */
export function ReportFacts({ reported, isListed }: { reported: ReportedReview; isListed: boolean }) {
  const { review, hideRefusal, state } = reported;
  return (
    <Stack>
      {hideRefusal !== null && state === 'open' && (
        <Panel tone="warning">
          A safety report didn’t hide this review, because {HIDE_REFUSAL_LABELS[hideRefusal]}. Please look at
          it now.
        </Panel>
      )}
      {review === null ? (
        <p>The review is gone.</p>
      ) : (
        <Quoted>
          <RatingLine review={review}>
            <StatusBadges review={review} />
          </RatingLine>
          {isListed ? <ReviewText>{review.reviewText}</ReviewText> : <Words>{review.reviewText}</Words>}
        </Quoted>
      )}
      <Voices reported={reported} />
    </Stack>
  );
}

/** Says who reads why a reported review stands. */
export const REPORTERS_READ = 'We’ll email this to everyone who reported it, but not to its author.';

/** A review that readers or its club have reported. */
export const report = defineKind(
  { many: 'Reports' },
  (entry) => entry.report,
  (reported) => ({
    label: 'Reported review',
    verdicts: {
      accept: { action: 'Let it stand', done: 'Let stand' },
      refuse: { action: 'Remove', done: 'Removed' },
    },
    clubName: reported.clubName,
    clubSlug: reported.clubSlug,
    excerpt: reported.reports[0]?.words || (reported.review?.reviewText ?? ''),
    content: (
      <Stack>
        {reported.hidReview && <Panel tone="warning">A report has hidden this review.</Panel>}
        <ReportFacts reported={reported} isListed={false} />
      </Stack>
    ),
    ask: (verdict) =>
      verdict === 'accept'
        ? askForReason('We’ll email everyone who reported it.', REPORTERS_READ)
        : askForRemoval(),
    review: reported.review ?? undefined,
  }),
);
