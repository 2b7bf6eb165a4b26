import { ButtonLink, FocusArea, TextLink } from '@club-reviews/shared-ui';
import { apiErrorMessage, skipToken } from '@club-reviews/shared-ui/platform';
import { BadgeCheck, Ban } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import {
  usePreviewReviewQuery,
  useRejectReviewMutation,
  useVerifyReviewMutation,
} from '../../api/personal-api';
import {
  HOME_LINK,
  LinkFailed,
  LinkLoading,
  LinkMissing,
  LinkUnknown,
  NEW_LINKS_LINK,
} from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';
import { clubPath } from '../../lib/club-address';
import { linkRefusal, mailedLinkState } from '../../lib/mailed-link-state';
import { ExpiredLink } from './expired-link';
import { PublishQuestion } from './publish-question';
import { RejectedOutcome } from './rejected-outcome';

const MANAGE_HINT = (
  <p>
    You can change or remove it at any time. <TextLink to="/my-reviews">Get a link by email</TextLink>.
  </p>
);

/**
 * Shows the review that a token belongs to, and publishes it at its author's request. Opening the page only reads: a
 * program that follows the links in emails changes nothing, even if it runs scripts.
 */
export function Verification({ token }: { token: string | null }) {
  // The keys keep the outcome in the store: coming back to the page shows it again.
  const [verify, publishing] = useVerifyReviewMutation({ fixedCacheKey: `verify ${token}` });
  const [reject, rejecting] = useRejectReviewMutation({ fixedCacheKey: `reject ${token}` });
  const isDecided = publishing.data !== undefined || rejecting.data !== undefined;
  const preview = usePreviewReviewQuery(token === null || isDecided ? skipToken : { body: { token } });

  const rejectedTitle = useRef<HTMLHeadingElement>(null);

  const body = { token: token ?? '' };
  const confirmed = publishing.data ?? preview.data;
  // A failure that may be temporary is shown beside the button instead.
  const refusal = linkRefusal(publishing.error) === undefined ? undefined : publishing.error;
  const error = refusal ?? preview.error;

  function state() {
    if (rejecting.data !== undefined) return 'rejected';
    if (publishing.data?.status === 'verified') return 'published';
    if (confirmed?.status === 'already-verified') return 'already-published';
    if (preview.data !== undefined && refusal === undefined) return 'question';
    return mailedLinkState(token, error);
  }

  const clubLink = confirmed !== undefined && (
    <ButtonLink to={clubPath(confirmed.clubSlug)}>See {confirmed.clubName}</ButtonLink>
  );

  const contents: Record<ReturnType<typeof state>, () => ReactNode> = {
    question: () =>
      preview.data !== undefined && (
        <PublishQuestion
          preview={preview.data}
          isPublishing={publishing.isLoading}
          error={publishing.error}
          onPublish={() => void verify({ body })}
          onReject={() => reject({ body })}
          focusOnceRejected={rejectedTitle}
        />
      ),
    published: () => (
      <OutcomeFrame icon={<BadgeCheck />} tone="good" title="Thank you for your review" actions={clubLink}>
        {confirmed?.isHeld === true ? (
          <p>
            Your email address is confirmed. A moderator will have a quick look at your review before it
            appears. There’s nothing more for you to do.
          </p>
        ) : (
          <p>
            Your email address is confirmed, and your review of {confirmed?.clubName} can now help other
            parents. It stays anonymous.
          </p>
        )}
        {MANAGE_HINT}
      </OutcomeFrame>
    ),
    'already-published': () => (
      <OutcomeFrame
        icon={<BadgeCheck />}
        tone="good"
        title="Your review is already confirmed"
        actions={clubLink}
      >
        <p>
          {confirmed?.isHeld === true
            ? 'A moderator will have a look at it before it appears. There’s nothing more for you to do.'
            : 'There’s nothing more for you to do.'}
        </p>
        {MANAGE_HINT}
      </OutcomeFrame>
    ),
    rejected: () =>
      rejecting.data !== undefined && <RejectedOutcome rejected={rejecting.data} titleRef={rejectedTitle} />,
    expired: () => <ExpiredLink token={body.token} />,
    refused: () => (
      <OutcomeFrame icon={<Ban />} title="This review can’t be published" actions={NEW_LINKS_LINK}>
        <p>{apiErrorMessage(error, 'Something has changed since we sent you the link.')}</p>
      </OutcomeFrame>
    ),
    unknown: () => (
      <LinkUnknown actions={HOME_LINK}>
        We remove reviews that haven’t been confirmed after 30 days.
      </LinkUnknown>
    ),
    missing: () => <LinkMissing actions={HOME_LINK} />,
    loading: () => <LinkLoading />,
    failed: () => <LinkFailed error={error} isTrying={preview.isFetching} onRetry={preview.refetch} />,
  };
  const shown = state();
  return <FocusArea shown={shown}>{contents[shown]()}</FocusArea>;
}
