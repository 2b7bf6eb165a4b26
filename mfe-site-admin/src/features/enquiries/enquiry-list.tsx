import {
  Card,
  EmptyState,
  ErrorPanel,
  ListPager,
  plural,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { apiErrorMessage, useLocation } from '@club-reviews/shared-ui/platform';
import { Inbox } from 'lucide-react';
import { useReadEnquiriesInfiniteQuery } from '../../api/site-admin-api';
import { DeskBar, DeskCards, DeskMessage } from '../../components/desk-list';
import { NO_ANSWER } from '../../lib/no-answer';
import { EnquiryCard } from './enquiry-card';

/** Questions to clubs that were held or reported, newest first. */
export function EnquiryList() {
  const cursor = new URLSearchParams(useLocation().search).get('cursor') || null;
  const { currentData, isError, error, refetch } = useReadEnquiriesInfiniteQuery({ filters: {}, cursor });
  const enquiries = currentData?.pages.flatMap(({ entries }) => entries);
  const next = currentData?.pages.at(-1)?.next ?? null;
  return (
    <Stack>
      <VisuallyHidden as="h2">Questions</VisuallyHidden>
      <DeskBar>
        <DeskMessage role="status">
          {enquiries === undefined && !isError && 'Loading questions…'}
          {enquiries !== undefined &&
            enquiries.length > 0 &&
            `${plural(enquiries.length, 'question')} that were held or reported, newest first`}
        </DeskMessage>
      </DeskBar>
      {isError && (
        <ErrorPanel
          title="The questions could not be loaded"
          text={apiErrorMessage(error, NO_ANSWER)}
          onRetry={() => void refetch()}
        />
      )}
      {enquiries === undefined && !isError && (
        <Card aria-hidden="true">
          <Skeleton shape="text" width="half" />
          <Skeleton shape="text" width="long" />
        </Card>
      )}
      {enquiries !== undefined && enquiries.length > 0 && (
        <DeskCards role="list">
          {enquiries.map((enquiry) => (
            <EnquiryCard key={enquiry.id} enquiry={enquiry} />
          ))}
        </DeskCards>
      )}
      {enquiries?.length === 0 && !isError && (
        <EmptyState
          icon={<Inbox aria-hidden="true" />}
          title="No questions to look at"
          hint="You only see questions that a club has reported, or that the checks held. They stay here for a year."
        />
      )}
      <ListPager
        label="Pages of questions"
        first={cursor === null ? null : ''}
        next={next === null ? null : `?${new URLSearchParams({ cursor: next }).toString()}`}
        further={null}
      />
    </Stack>
  );
}
