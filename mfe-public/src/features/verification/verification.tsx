import { Button, ButtonLink, FocusArea } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { BadgeCheck, CircleHelp, LoaderCircle, MailSearch, Unplug } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useVerifyReviewMutation } from '../../api/public-api';
import { ExpiredLink } from './expired-link';
import { VerificationFrame } from './verification-frame';
import { verificationState } from './verification-state';
import type { VerificationState } from './verification-state';

const turn = keyframes`
  to { rotate: 360deg; }
`;

const Turning = styled(LoaderCircle)`
  animation: ${turn} 1.2s linear infinite;
`;

/** Shown by the server and until the answer is there. */
export function Confirming() {
  return (
    <VerificationFrame icon={<Turning />} title="Confirming your review…">
      <p>This takes a moment.</p>
      <noscript>
        <p>Please switch JavaScript on in your browser: without it this page cannot confirm your review.</p>
      </noscript>
    </VerificationFrame>
  );
}

const HOME = (
  <ButtonLink to="/" variant="secondary">
    Go to the home page
  </ButtonLink>
);

/**
 * Confirms the review that a token belongs to, once, and says how that went. The call is a POST from the browser, so
 * that programs which only look at the links in a mail change nothing.
 */
export function Verification({ token }: { token: string | null }) {
  // The key keeps the outcome in the store: coming back to the page shows it again instead of asking again.
  const [verify, { data, error, isUninitialized }] = useVerifyReviewMutation({
    fixedCacheKey: token ?? undefined,
  });
  const asked = useRef(false);

  useEffect(() => {
    if (token === null || !isUninitialized || asked.current) return;
    asked.current = true;
    void verify({ body: { token } });
  }, [token, isUninitialized, verify]);

  const state = verificationState({ token, data, error });
  const clubLink = data !== undefined && (
    <ButtonLink to={`/clubs/${data.clubSlug}`}>See {data.clubName}</ButtonLink>
  );

  const contents: Record<VerificationState, () => ReactNode> = {
    confirming: () => <Confirming />,
    confirmed: () => (
      <VerificationFrame
        icon={<BadgeCheck />}
        tone="good"
        title="Thank you for your review"
        actions={clubLink}
      >
        {data?.isHeld === true ? (
          <p>
            Your email address is confirmed. Before a review like yours appears, a moderator has a quick look
            at it. There is nothing more for you to do.
          </p>
        ) : (
          <p>
            Your email address is confirmed, and your review of {data?.clubName} helps other parents from now
            on. It stays anonymous.
          </p>
        )}
      </VerificationFrame>
    ),
    'already-confirmed': () => (
      <VerificationFrame
        icon={<BadgeCheck />}
        tone="good"
        title="Your review is already confirmed"
        actions={clubLink}
      >
        <p>
          {data?.isHeld === true
            ? 'A moderator has a look at it before it appears. There is nothing more for you to do.'
            : 'There is nothing more for you to do.'}
        </p>
      </VerificationFrame>
    ),
    expired: () => <ExpiredLink token={token ?? ''} />,
    unknown: () => (
      <VerificationFrame icon={<CircleHelp />} title="This link doesn’t work" actions={HOME}>
        <p>
          Part of it may be missing: please use the link in the email itself, or copy all of it. Reviews that
          are not confirmed are removed after 30 days.
        </p>
      </VerificationFrame>
    ),
    missing: () => (
      <VerificationFrame icon={<MailSearch />} title="Something is missing from the link" actions={HOME}>
        <p>Please open the email that we sent you and press the link in it.</p>
      </VerificationFrame>
    ),
    failed: () => (
      <VerificationFrame
        icon={<Unplug />}
        title="We could not confirm your review"
        actions={<Button onClick={() => void verify({ body: { token: token ?? '' } })}>Retry</Button>}
      >
        <p>{apiErrorMessage(error, 'The server could not be reached. Please check your connection.')}</p>
        <p>Nothing is lost: the link keeps working.</p>
      </VerificationFrame>
    ),
  };
  return <FocusArea shown={state}>{contents[state]()}</FocusArea>;
}
