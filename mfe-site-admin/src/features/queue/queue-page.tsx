import { lazyPart, LinkTabs, Stack } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import type { LazyPage } from '@club-reviews/shared-ui/platform';
import { useRef } from 'react';
import type { ComponentType } from 'react';
import { QUEUE_LISTS } from '../../lib/admin-areas';
import { LastDecision } from './last-decision';
import { OnlyFor } from '../session/staff-session';

type Path = (typeof QUEUE_LISTS)[number]['path'];

/** Each list is a chunk of its own: whoever has to log in first, or opens another one, needn't wait for it. */
const toList = (load: () => Promise<ComponentType>) =>
  lazyPart(load, { words: { loading: 'Loading the list', failed: 'The list didn’t load' } });

const LISTS: Record<Path, LazyPage> = {
  '/admin': toList(async () => (await import('./queue')).Queue),
  '/admin/reviews': toList(async () => (await import('./kinds/review/moderated-reviews')).ModeratedReviews),
  '/admin/claims': toList(async () => (await import('./kinds/claim/claim-list')).ClaimList),
  '/admin/reports': toList(async () => (await import('./kinds/report/report-list')).ReportList),
  '/admin/removed': toList(async () => (await import('./kinds/appeal/removed-list')).RemovedList),
  '/admin/notices': toList(async () => (await import('./kinds/notice/notices')).Notices),
  '/admin/photos': toList(async () => (await import('./kinds/photo/photo-list')).PhotoList),
  '/admin/enquiries': toList(async () => (await import('./kinds/enquiry/enquiry-list')).EnquiryList),
  '/admin/suggestions': toList(
    async () => (await import('./kinds/suggestion/suggestion-list')).SuggestionList,
  ),
};

/** Only owners load it, beside the queue, which goes on without it. */
const FirstDay = lazyPart(async () => (await import('../first-day/first-day')).FirstDay);

const TABS = QUEUE_LISTS.map(({ path, label }) => ({ id: path, label, to: path }));

/** Loads the list at a path with the page. */
export async function preloadParts(path: string): Promise<void> {
  if (path in LISTS) await LISTS[path as Path].preload();
}

/** What waits, of every kind; or one kind in every state, at an address of its own. */
export function QueuePage() {
  const { pathname } = useLocation();
  const lists = useRef<HTMLDivElement>(null);
  const current = QUEUE_LISTS.find(({ path }) => path === pathname) ?? QUEUE_LISTS[0];
  const List = LISTS[current.path];
  return (
    <Stack>
      {current.path === '/admin' && (
        <OnlyFor role="owner">
          <FirstDay focusAfter={lists} />
        </OnlyFor>
      )}
      <div ref={lists} tabIndex={-1}>
        <LinkTabs label="Lists of the queue" tabs={TABS} selected={current.path} />
      </div>
      {current.path !== '/admin' && <LastDecision />}
      <List />
    </Stack>
  );
}
