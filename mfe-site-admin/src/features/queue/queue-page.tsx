import { LinkTabs, Stack } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import type { ComponentType } from 'react';
import { QUEUE_LISTS } from '../../lib/admin-areas';
import { RemovedList } from './kinds/appeal/removed-list';
import { ClaimList } from './kinds/claim/claim-list';
import { EnquiryList } from './kinds/enquiry/enquiry-list';
import { Notices } from './kinds/notice/notices';
import { PhotoList } from './kinds/photo/photo-list';
import { ReportList } from './kinds/report/report-list';
import { ModeratedReviews } from './kinds/review/moderated-reviews';
import { SuggestionList } from './kinds/suggestion/suggestion-list';
import { Queue } from './queue';

const LISTS: Record<(typeof QUEUE_LISTS)[number]['path'], ComponentType> = {
  '/admin': Queue,
  '/admin/reviews': ModeratedReviews,
  '/admin/claims': ClaimList,
  '/admin/reports': ReportList,
  '/admin/removed': RemovedList,
  '/admin/notices': Notices,
  '/admin/photos': PhotoList,
  '/admin/enquiries': EnquiryList,
  '/admin/suggestions': SuggestionList,
};

const TABS = QUEUE_LISTS.map(({ path, label }) => ({ id: path, label, to: path }));

/** What waits, of every kind; or one kind in every state, at an address of its own. */
export function QueuePage() {
  const { pathname } = useLocation();
  const current = QUEUE_LISTS.find(({ path }) => path === pathname) ?? QUEUE_LISTS[0];
  const List = LISTS[current.path];
  return (
    <Stack>
      <LinkTabs label="Lists of the queue" tabs={TABS} selected={current.path} />
      <List />
    </Stack>
  );
}
