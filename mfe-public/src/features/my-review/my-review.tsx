import { FocusArea } from '@club-reviews/shared-ui';
import { skipToken } from '@club-reviews/shared-ui/platform';
import { Hourglass, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useGetMyReviewQuery } from '../../api/personal-api';
import {
  HOME_LINK,
  LinkFailed,
  LinkLoading,
  LinkMissing,
  LinkUnknown,
  NEW_LINKS_LINK,
} from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';
import { mailedLinkState } from '../../lib/mailed-link-state';
import { ManagedReview } from './managed-review';

/** The review that a token belongs to, and everything its author can do with it. */
export function MyReview({ token }: { token: string | null }) {
  const [erasedReviews, setErasedReviews] = useState<number | null>(null);
  const query = useGetMyReviewQuery(
    token === null || erasedReviews !== null ? skipToken : { body: { token } },
  );
  const erasedTitle = useRef<HTMLHeadingElement>(null);

  function state() {
    if (erasedReviews !== null) return 'erased';
    // If it can't be refetched, the page stays as it is: the author may be editing.
    return query.data === undefined ? mailedLinkState(token, query.error) : 'shown';
  }

  const unknown = () => (
    <LinkUnknown actions={NEW_LINKS_LINK}>
      If the review has been erased, there’s nothing left to open.
    </LinkUnknown>
  );
  const contents: Record<ReturnType<typeof state>, () => ReactNode> = {
    shown: () =>
      query.data !== undefined && (
        <ManagedReview
          token={token ?? ''}
          managed={query.data}
          focusOnceErased={erasedTitle}
          onErased={setErasedReviews}
        />
      ),
    erased: () => (
      <OutcomeFrame
        icon={<ShieldCheck />}
        tone="good"
        title="Everything has been erased"
        titleRef={erasedTitle}
        actions={HOME_LINK}
      >
        <p>
          {erasedReviews === 1
            ? 'Your review and your email address are gone.'
            : `Your ${erasedReviews} reviews and your email address are gone.`}{' '}
          Links in our earlier emails no longer work.
        </p>
      </OutcomeFrame>
    ),
    expired: () => (
      <OutcomeFrame icon={<Hourglass />} title="This link has expired" actions={NEW_LINKS_LINK}>
        <p>Your review is still here. We can email you a new link.</p>
      </OutcomeFrame>
    ),
    unknown,
    refused: unknown,
    missing: () => <LinkMissing actions={NEW_LINKS_LINK} />,
    loading: () => <LinkLoading />,
    failed: () => <LinkFailed error={query.error} isTrying={query.isFetching} onRetry={query.refetch} />,
  };
  const shown = state();
  return <FocusArea shown={shown}>{contents[shown]()}</FocusArea>;
}
