import { ageGroupName } from '@club-reviews/domain/age-groups';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Reply,
  SoftText,
  StarRating,
  ukDate,
  VisuallyHidden,
  Words,
} from '@club-reviews/shared-ui';
import { Flag, MessageSquareReply, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ClubReport, ClubReview } from '../../api/types';
import { ReportState } from '../reports/report-state';
import { useFocusBack } from '../../lib/use-focus-back';
import { CategoryRatings } from './category-ratings';

const Text = styled(Words)`
  /* On a phone, what leads the dashboard keeps its button on the first screen; answering shows all of the text. */
  @media (max-width: 39.99rem) {
    &[data-short] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
    }
  }
`;

interface ReviewCardProps {
  review: ClubReview;
  /** The editor for its reply, while it's open. */
  editor: ReactNode;
  /** The club's latest report about it. */
  report: ClubReport | undefined;
  /** Whether it's at the top of the dashboard. */
  isLeading: boolean;
  onRespond: () => void;
  onReport: () => void;
}

/** One approved review with its ratings and the club's reply. */
export function ReviewCard({ review, editor, report, isLeading, onRespond, onReport }: ReviewCardProps) {
  const isEdited = editor !== null;
  const button = useFocusBack(isEdited);
  const { respondedAt } = review;
  const hasReply = respondedAt !== null;

  return (
    <Card as="li">
      <VisuallyHidden as="h3">Review of {ukDate(review.createdAt)}</VisuallyHidden>
      <Cluster data-gap="small">
        <StarRating value={Number(review.overallRating)} showValue />
        <Badge>{ageGroupName(review.ageGroup)}</Badge>
        <SoftText as="time" dateTime={review.createdAt}>
          {ukDate(review.createdAt)}
        </SoftText>
        {!hasReply && !isLeading && <Badge tone="warning">Unanswered</Badge>}
      </Cluster>
      <Text data-short={isLeading && !isEdited ? '' : undefined}>{review.reviewText}</Text>
      {hasReply && !isEdited && (
        <Reply>
          <h4>Club Response</h4>
          <Words>{review.responseText}</Words>
          <SoftText as="time" dateTime={respondedAt}>
            {ukDate(respondedAt)}
          </SoftText>
        </Reply>
      )}
      {editor ?? (
        <Cluster>
          <Button ref={button} variant="secondary" size="small" onClick={onRespond}>
            {hasReply ? <PenLine aria-hidden="true" /> : <MessageSquareReply aria-hidden="true" />}
            {hasReply ? 'Edit Response' : 'Respond'}
            <VisuallyHidden> to the review of {ukDate(review.createdAt)}</VisuallyHidden>
          </Button>
          {report?.state !== 'open' && (
            <Button variant="quiet" size="small" onClick={onReport}>
              <Flag aria-hidden="true" />
              Report
              <VisuallyHidden> the review of {ukDate(review.createdAt)}</VisuallyHidden>
            </Button>
          )}
        </Cluster>
      )}
      <CategoryRatings review={review} />
      {report !== undefined && <ReportState report={report} />}
    </Card>
  );
}
