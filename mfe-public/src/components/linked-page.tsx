import { FocusArea } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { Ban } from 'lucide-react';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { linkRefusal, mailedLinkState } from '../lib/mailed-link-state';
import { useIsInBrowser } from '../lib/use-is-in-browser';
import { HOME_LINK, LinkFailed, LinkLoading, LinkMissing } from './mailed-link';
import type { LinkedThing } from './mailed-link';
import { OutcomeFrame } from './outcome-frame';

/* Keeps the footer below the window, so that it doesn't move when the link's content arrives. */
const Area = styled(FocusArea)`
  min-height: 75vh;
`;

interface LinkedPageProps {
  what?: LinkedThing;
  token: string | null;
  /** The call that reads what the link opens. */
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Why the page's button failed. If the link can't be used any more, the page says so instead of `children`. */
  actionError?: unknown;
  /** Names what `children` shows; the focus moves there when it changes. */
  shown: string;
  /** What the link opens, or what has become of it; nothing until it's loaded. */
  children: ReactNode;
  missing?: ReactNode;
  unknown: ReactNode;
  /** Like `unknown` by default. */
  expired?: ReactNode;
  /** Title and buttons if the link is known but can't be used, with the server's reason; like `unknown` by default. */
  refused?: { title: string; actions: ReactNode };
}

/**
 * What an emailed link opens, or why it can't be opened. The server only renders that it's loading: just the browser
 * reads the token. Opening the page only reads, so a program that follows the links in emails changes nothing.
 */
export function LinkedPage({ what, token, query, actionError, children, ...texts }: LinkedPageProps) {
  const isInBrowser = useIsInBrowser();
  // A failure that may be temporary is shown beside the button instead.
  const refusal = linkRefusal(actionError) === undefined ? undefined : actionError;
  const error = refusal ?? query.error;
  const isShown = isInBrowser && refusal === undefined && Children.toArray(children).length > 0;
  const state = isInBrowser ? mailedLinkState(token, error) : 'loading';

  const { unknown, missing = <LinkMissing actions={HOME_LINK} />, expired = unknown, refused } = texts;
  const contents: Record<typeof state, () => ReactNode> = {
    ...{ missing: () => missing, unknown: () => unknown, expired: () => expired },
    refused: () =>
      refused === undefined ? (
        unknown
      ) : (
        <OutcomeFrame icon={<Ban />} {...refused}>
          <p>{apiErrorMessage(error, 'Something has changed since we sent you the link.')}</p>
        </OutcomeFrame>
      ),
    loading: () => <LinkLoading what={what} />,
    failed: () => (
      <LinkFailed
        what={what}
        error={error}
        isTrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ),
  };
  return (
    // A new one in the browser: what's there from the start doesn't take the focus.
    <Area key={String(isInBrowser)} shown={isShown ? texts.shown : state}>
      {isShown ? children : contents[state]()}
    </Area>
  );
}
