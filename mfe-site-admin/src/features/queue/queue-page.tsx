import { LinkTabs, Skeleton, Stack } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { QUEUE_LISTS } from '../../lib/admin-areas';
import { LastDecision } from './last-decision';
import { OnlyFor } from '../session/staff-session';

type Path = (typeof QUEUE_LISTS)[number]['path'];

/** Each list is a chunk of its own: whoever has to log in first, or opens another one, needn't wait for it. */
const LISTS: Record<Path, ComponentType> = {
  '/admin': lazy(async () => ({ default: (await import('./queue')).Queue })),
  '/admin/reviews': lazy(async () => ({
    default: (await import('./kinds/review/moderated-reviews')).ModeratedReviews,
  })),
  '/admin/claims': lazy(async () => ({ default: (await import('./kinds/claim/claim-list')).ClaimList })),
  '/admin/reports': lazy(async () => ({ default: (await import('./kinds/report/report-list')).ReportList })),
  '/admin/removed': lazy(async () => ({
    default: (await import('./kinds/appeal/removed-list')).RemovedList,
  })),
  '/admin/notices': lazy(async () => ({ default: (await import('./kinds/notice/notices')).Notices })),
  '/admin/photos': lazy(async () => ({ default: (await import('./kinds/photo/photo-list')).PhotoList })),
  '/admin/enquiries': lazy(async () => ({
    default: (await import('./kinds/enquiry/enquiry-list')).EnquiryList,
  })),
  '/admin/suggestions': lazy(async () => ({
    default: (await import('./kinds/suggestion/suggestion-list')).SuggestionList,
  })),
};

/** Only owners load it, beside the queue. */
const FirstDay = lazy(async () => ({ default: (await import('../first-day/first-day')).FirstDay }));

const TABS = QUEUE_LISTS.map(({ path, label }) => ({ id: path, label, to: path }));

/** What waits, of every kind; or one kind in every state, at an address of its own. */
export function QueuePage() {
  const { pathname } = useLocation();
  const current = QUEUE_LISTS.find(({ path }) => path === pathname) ?? QUEUE_LISTS[0];
  const List = LISTS[current.path];
  return (
    <Stack>
      {current.path === '/admin' && (
        <OnlyFor role="owner">
          <Suspense>
            <FirstDay />
          </Suspense>
        </OnlyFor>
      )}
      <LinkTabs label="Lists of the queue" tabs={TABS} selected={current.path} />
      {current.path !== '/admin' && <LastDecision />}
      <Suspense fallback={<Skeleton shape="block" />}>
        <List />
      </Suspense>
    </Stack>
  );
}
