import { Button, ButtonLink } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { CircleHelp, LoaderCircle, MailSearch, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { OutcomeFrame } from './outcome-frame';

const turn = keyframes`
  to { rotate: 360deg; }
`;

const Turning = styled(LoaderCircle)`
  animation: ${turn} 1.2s linear infinite;
`;

/** A way on from a link that can't be used. */
export const HOME_LINK = (
  <ButtonLink to="/" variant="secondary">
    Go to the home page
  </ButtonLink>
);

/** Where to get a new link. */
export const NEW_LINKS_LINK = <ButtonLink to="/my-reviews">Get new links</ButtonLink>;

/** What an emailed link opens. */
export type LinkedThing = 'review' | 'report' | 'notice' | 'question' | 'saved search';

/** Shown by the server, and until the link's content has loaded. */
export function LinkLoading({ what = 'review' }: { what?: LinkedThing }) {
  return (
    <OutcomeFrame icon={<Turning />} title={`Opening your ${what}…`}>
      <p>This takes a moment.</p>
      <noscript>
        <p>Please switch on JavaScript in your browser. This page can’t open your {what} without it.</p>
      </noscript>
    </OutcomeFrame>
  );
}

/** The page was opened without a token. */
export function LinkMissing({ actions }: { actions: ReactNode }) {
  return (
    <OutcomeFrame icon={<MailSearch />} title="Something is missing from the link" actions={actions}>
      <p>Please use the link in the email we sent you.</p>
    </OutcomeFrame>
  );
}

/** The server doesn't know the token. */
export function LinkUnknown({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <OutcomeFrame icon={<CircleHelp />} title="This link doesn’t work" actions={actions}>
      <p>
        Part of it may be missing. Please open it from the email itself, or copy the whole link. {children}
      </p>
    </OutcomeFrame>
  );
}

interface LinkFailedProps {
  what?: LinkedThing;
  error: unknown;
  isTrying: boolean;
  onRetry: () => void;
}

/** The link's content didn't load; a retry may help. */
export function LinkFailed({ what = 'review', error, isTrying, onRetry }: LinkFailedProps) {
  return (
    <OutcomeFrame
      icon={<Unplug />}
      title={`We couldn’t open your ${what}`}
      actions={
        <Button pending={isTrying} pendingLabel="Trying…" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <p>{apiErrorMessage(error, 'We couldn’t reach the server. Please check your connection.')}</p>
      <p>Nothing is lost. The link still works.</p>
    </OutcomeFrame>
  );
}
