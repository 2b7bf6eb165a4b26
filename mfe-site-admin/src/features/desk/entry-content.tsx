import { ageGroupName } from '@club-reviews/domain/age-groups';
import { removalReason } from '@club-reviews/domain/removal-reasons';
import { Badge, ButtonLink, Panel, Stack, StarRating, TextLink, ukDateTime } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AdminReview, DeskEntry } from '../../api/types';
import { holdSentence } from '../../lib/review-labels';
import { clubEntryFor } from '../../lib/suggestion-address';
import { signalLabel } from '../../lib/signal-labels';
import { ClaimFacts, ClubFacts } from '../claims/claim-facts';
import { ChangeFields } from '../directory/change-fields';
import { HideRefusalNote } from '../reports/hide-refusal-note';
import { ReportVoices } from '../reports/report-voices';
import { PhotoFacts } from '../photos/photo-facts';
import { OnlyFor } from '../session/staff-session';
import { EnquiryFacts } from '../enquiries/enquiry-facts';
import { SuggestionFacts } from '../suggestions/suggestion-facts';
import { CategoryRatings } from '../reviews/category-ratings';
import { NoticeContent } from './notice-entry';

const Words = styled.blockquote`
  max-width: var(--measure);
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Quoted = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--color-line-strong);
  border-radius: var(--radius-s);
  background: var(--color-sunken);

  & > h3 {
    font-size: var(--text-s);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

const Signs = styled.ul`
  margin: var(--space-2) 0 0;
  padding-inline-start: var(--space-5);
`;

type Rated = Pick<AdminReview, 'overallRating' | 'ageGroup' | 'createdAt'>;

function RatingLine({ review, children }: { review: Rated; children?: ReactNode }) {
  return (
    <Line>
      <StarRating value={Number(review.overallRating)} size="small" showValue />
      <Badge>{ageGroupName(review.ageGroup)}</Badge>
      {children}
      <time dateTime={review.createdAt}>{ukDateTime(review.createdAt)}</time>
    </Line>
  );
}

function ReviewContent({ review }: { review: AdminReview }) {
  return (
    <Stack>
      {review.isHeld && (
        <Panel tone="warning" title="Hidden from the public">
          {holdSentence(review.holdReasons)}
          {review.signals.length > 0 && (
            <Signs>
              {review.signals.map((signal) => (
                <li key={signal}>{signalLabel(signal)}</li>
              ))}
            </Signs>
          )}
        </Panel>
      )}
      <RatingLine review={review}>
        {review.authorEmail !== null && <span>{review.authorEmail}</span>}
      </RatingLine>
      <Words>{review.reviewText}</Words>
      <CategoryRatings review={review} />
      {review.waitingEdit !== null && (
        <Quoted>
          <h3>What its author wants to say instead</h3>
          <RatingLine review={review.waitingEdit} />
          <Words>{review.waitingEdit.reviewText}</Words>
        </Quoted>
      )}
    </Stack>
  );
}

/** What a moderator has to read before deciding on an entry. */
export function EntryContent({
  entry: { review, report, removed, notice, claim, suggestion, photo, enquiry, change },
}: {
  entry: DeskEntry;
}) {
  if (review !== null) return <ReviewContent review={review} />;
  if (report !== null) {
    return (
      <Stack>
        {report.hidReview && <Panel tone="warning">A report has hidden this review.</Panel>}
        <HideRefusalNote reported={report} />
        {report.review !== null && (
          <Quoted>
            <RatingLine review={report.review} />
            <Words>{report.review.reviewText}</Words>
          </Quoted>
        )}
        <ReportVoices reported={report} />
      </Stack>
    );
  }
  if (removed !== null) {
    return (
      <Stack>
        <Quoted>
          <RatingLine review={removed} />
          <Words>{removed.reviewText}</Words>
        </Quoted>
        <p>
          Removed on {ukDateTime(removed.removedAt)}. Reason:{' '}
          {removalReason(removed.reasonCode)?.label ?? 'none given'}.
          {removed.reason !== null && ` ${removed.reason}`}
        </p>
        {removed.appeal !== null && (
          <Panel tone="note" title="Its author has appealed">
            <Words>{removed.appeal.text}</Words>
          </Panel>
        )}
      </Stack>
    );
  }
  if (notice !== null) return <NoticeContent id={notice.id} />;
  if (suggestion !== null) {
    return (
      <Stack>
        <SuggestionFacts suggestion={suggestion} />
        {suggestion.kind === 'correction' && suggestion.club !== null && (
          <OnlyFor role="moderator">
            <div>
              <ButtonLink to={clubEntryFor(suggestion.club.id, suggestion.id)} variant="secondary">
                Open the club’s entry
              </ButtonLink>
            </div>
          </OnlyFor>
        )}
      </Stack>
    );
  }
  if (photo !== null) return <PhotoFacts photo={photo} />;
  if (enquiry !== null) return <EnquiryFacts enquiry={enquiry} />;
  if (change !== null) {
    return (
      <Stack>
        <p>The club has changed this, and everyone can see it.</p>
        <ChangeFields fields={change.fields} />
        <p>
          <TextLink to={`/admin/clubs/${change.club.id}`}>The club’s entry and its history</TextLink>
        </p>
      </Stack>
    );
  }
  if (claim === null) return null;
  return (
    <Stack>
      <ClaimFacts claim={claim} />
      <ClubFacts claim={claim} />
    </Stack>
  );
}
