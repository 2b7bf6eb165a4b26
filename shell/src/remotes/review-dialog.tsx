import { Suspense, createElement, use, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { Container, LoadingDialog } from '@club-reviews/shared-ui';
import { ErrorBoundary } from 'react-error-boundary';
import {
  WRITE_REVIEW_PARAMETER,
  showToast,
  useLocation,
  useNavigate,
  useNavigationType,
} from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import type { ReviewDialogProps } from '@club-reviews/shared-ui/platform';
import { REVIEW_DIALOG } from './remote-host';
import { useRemoteHost } from './remote-host-context';

// As in the dialog itself, so that it takes the place of what's there while it loads.
const TITLE = 'Write a review';
const DESCRIPTION = 'Parents and clubs see your ratings and your words, never who you are.';

const subscribeToNothing = () => () => {};

/**
 * Opens the public remote's review dialog on any page whose URL has the write-review parameter. It isn't rendered on
 * the server, since a dialog needs scripts: where there are none, a sentence says so.
 */
export function ReviewDialogOutlet() {
  const host = useRemoteHost();
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  // Going back takes a moment; pressing again meanwhile mustn't go back twice.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [location.key]);

  const parameters = new URLSearchParams(location.search);
  const clubSlug = parameters.get(WRITE_REVIEW_PARAMETER);
  if (clubSlug === null) return null;
  if (!isInBrowser) return <NeedsScripts />;

  const close = () => {
    if (isClosing.current) return;
    isClosing.current = true;
    // The visitor opened the dialog from a link on this site, so going back removes it from the history.
    if (navigationType === 'PUSH') {
      navigate(-1);
      return;
    }
    parameters.delete(WRITE_REVIEW_PARAMETER);
    navigate({ pathname: location.pathname, search: parameters.toString() }, { replace: true });
  };
  const onError = () => {
    // The page underneath isn't affected, and pressing the button again retries.
    showToast({
      title: 'Error',
      description: 'The review form didn’t load. Please check your connection and try again.',
      tone: 'error',
    });
    host.forgetComponent(REVIEW_DIALOG.remote, REVIEW_DIALOG.key);
    close();
  };
  return (
    <ErrorBoundary resetKeys={[clubSlug]} onError={onError} fallback={null}>
      <Suspense fallback={<LoadingDialog title={TITLE} description={DESCRIPTION} onClose={close} />}>
        <ReviewDialog clubSlug={clubSlug === '' ? undefined : clubSlug} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}

const Sheet = styled.div`
  position: fixed;
  z-index: 41;
  inset: auto 0 0;
  padding-block: var(--space-5);
  border-block-start: 2px solid var(--color-pitch);
  background: var(--color-surface);
  box-shadow: var(--shadow-overlay);
`;

function NeedsScripts() {
  return (
    <noscript>
      <Sheet>
        <Container>
          <p>Writing a review needs JavaScript. Please switch it on in your browser and reload this page.</p>
        </Container>
      </Sheet>
    </noscript>
  );
}

function ReviewDialog(props: Omit<ReviewDialogProps, 'context'>) {
  const host = useRemoteHost();
  const Dialog = use(
    host.component<ReviewDialogProps>(REVIEW_DIALOG.remote, REVIEW_DIALOG.key) as Promise<
      ComponentType<ReviewDialogProps>
    >,
  );
  return createElement(Dialog, { context: host.context, ...props });
}
