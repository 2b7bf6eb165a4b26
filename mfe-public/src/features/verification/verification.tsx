import { ButtonLink, TextLink } from '@club-reviews/shared-ui';
import { skipToken } from '@club-reviews/shared-ui/platform';
import { BadgeCheck } from 'lucide-react';
import { useRef } from 'react';
import {
  usePreviewReviewQuery,
  useRejectReviewMutation,
  useVerifyReviewMutation,
} from '../../api/personal-api';
import { LinkedPage } from '../../components/linked-page';
import { HOME_LINK, LinkUnknown, NEW_LINKS_LINK } from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';
import { clubPath } from '../../lib/club-address';
import { ExpiredLink } from './expired-link';
import { PublishQuestion } from './publish-question';
import { RejectedOutcome } from './rejected-outcome';

/** Shows the review that a token belongs to, and publishes it at its author's request. */
export function Verification({ token }: { token: string | null }) {
  // The keys keep the outcome in the store: coming back to the page shows it again.
  const [verify, publishing] = useVerifyReviewMutation({ fixedCacheKey: `verify ${token}` });
  const [reject, rejecting] = useRejectReviewMutation({ fixedCacheKey: `reject ${token}` });
  const isDecided = publishing.data !== undefined || rejecting.data !== undefined;
  const preview = usePreviewReviewQuery(token === null || isDecided ? skipToken : { body: { token } });
  const rejectedTitle = useRef<HTMLHeadingElement>(null);

  const body = { token: token ?? '' };
  const confirmed = publishing.data ?? preview.data;

  function state() {
    if (rejecting.data !== undefined) return 'rejected';
    if (publishing.data?.status === 'verified') return 'published';
    return confirmed?.status === 'already-verified' ? 'already-published' : 'question';
  }

  const shown = state();
  return (
    <LinkedPage
      {...{ token, shown }}
      query={preview}
      actionError={shown === 'question' ? publishing.error : undefined}
      unknown={
        <LinkUnknown actions={HOME_LINK}>
          We remove reviews that haven’t been confirmed after 30 days.
        </LinkUnknown>
      }
      expired={<ExpiredLink token={body.token} />}
      refused={{ title: 'This review can’t be published', actions: NEW_LINKS_LINK }}
    >
      {rejecting.data && <RejectedOutcome rejected={rejecting.data} titleRef={rejectedTitle} />}
      {confirmed && (shown === 'published' || shown === 'already-published') && (
        <Confirmed {...confirmed} isNew={shown === 'published'} />
      )}
      {shown === 'question' && preview.data && (
        <PublishQuestion
          preview={preview.data}
          publishing={publishing}
          onPublish={() => void verify({ body })}
          onReject={() => reject({ body })}
          focusOnceRejected={rejectedTitle}
        />
      )}
    </LinkedPage>
  );
}

interface ConfirmedProps {
  clubName: string;
  clubSlug: string;
  isHeld: boolean;
  /** Whether it was confirmed just now. */
  isNew: boolean;
}

function Confirmed({ clubName, clubSlug, isHeld, isNew }: ConfirmedProps) {
  const fresh = isHeld
    ? 'Your email address is confirmed. A moderator will have a quick look at your review before it appears. There’s nothing more for you to do.'
    : `Your email address is confirmed, and your review of ${clubName} can now help other parents. It stays anonymous.`;
  const earlier = isHeld
    ? 'A moderator will have a look at it before it appears. There’s nothing more for you to do.'
    : 'There’s nothing more for you to do.';
  return (
    <OutcomeFrame
      icon={<BadgeCheck />}
      tone="good"
      title={isNew ? 'Thank you for your review' : 'Your review is already confirmed'}
      actions={<ButtonLink to={clubPath(clubSlug)}>See {clubName}</ButtonLink>}
    >
      <p>{isNew ? fresh : earlier}</p>
      <p>
        You can change or remove it at any time. <TextLink to="/my-reviews">Get a link by email</TextLink>.
      </p>
    </OutcomeFrame>
  );
}
