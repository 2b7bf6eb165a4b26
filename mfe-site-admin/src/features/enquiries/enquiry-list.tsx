import { EmptyState, plural } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { Inbox } from 'lucide-react';
import { useReadEnquiriesInfiniteQuery } from '../../api/site-admin-api';
import { CursorList } from '../../components/cursor-list';
import { DeskCards } from '../../components/desk-list';
import { EnquiryCard } from './enquiry-card';

/** Questions to clubs that were held or reported, newest first. */
export function EnquiryList() {
  const cursor = new URLSearchParams(useLocation().search).get('cursor') || null;
  const found = useReadEnquiriesInfiniteQuery({ filters: {}, cursor });
  return (
    <CursorList
      title="Questions"
      noun="questions"
      found={found}
      countText={(count) => `${plural(count, 'question')} held or reported, newest first`}
      empty={
        <EmptyState
          icon={<Inbox aria-hidden="true" />}
          title="No questions to look at"
          hint="You only see questions that a club has reported or that our checks put on hold. They stay here for a year."
        />
      }
      cursor={cursor}
      pageQuery={(page) => (page === null ? '' : `?${new URLSearchParams({ cursor: page }).toString()}`)}
    >
      {(enquiries) => (
        <DeskCards role="list">
          {enquiries.map((enquiry) => (
            <EnquiryCard key={enquiry.id} enquiry={enquiry} />
          ))}
        </DeskCards>
      )}
    </CursorList>
  );
}
