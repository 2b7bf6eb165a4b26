import { skipToken } from '@club-reviews/shared-ui/platform';
import { Hourglass, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useGetMyReviewQuery } from '../../api/personal-api';
import { LinkedPage } from '../../components/linked-page';
import { HOME_LINK, LinkMissing, LinkUnknown, NEW_LINKS_LINK } from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';
import { ManagedReview } from './managed-review';

/** The review that a token belongs to, and everything its author can do with it. */
export function MyReview({ token }: { token: string | null }) {
  const [erasedReviews, setErasedReviews] = useState<number | null>(null);
  const query = useGetMyReviewQuery(
    token === null || erasedReviews !== null ? skipToken : { body: { token } },
  );
  const erasedTitle = useRef<HTMLHeadingElement>(null);

  return (
    <LinkedPage
      {...{ token, query }}
      shown={erasedReviews === null ? 'shown' : 'erased'}
      missing={<LinkMissing actions={NEW_LINKS_LINK} />}
      unknown={
        <LinkUnknown actions={NEW_LINKS_LINK}>
          If the review has been erased, there’s nothing left to open.
        </LinkUnknown>
      }
      expired={
        <OutcomeFrame icon={<Hourglass />} title="This link has expired" actions={NEW_LINKS_LINK}>
          <p>Your review is still here. We can email you a new link.</p>
        </OutcomeFrame>
      }
    >
      {erasedReviews === null ? (
        // If it can't be refetched, the page stays as it is: the author may be editing.
        query.data && (
          <ManagedReview
            token={token ?? ''}
            managed={query.data}
            focusOnceErased={erasedTitle}
            onErased={setErasedReviews}
          />
        )
      ) : (
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
      )}
    </LinkedPage>
  );
}
