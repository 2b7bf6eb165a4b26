import { useState } from 'react';
import { Button, ButtonAnchor, Cluster, Container, Stack } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

export interface ErrorScreenProps {
  error: Error;
  /** React's component stack for the error. */
  componentStack?: string;
  /** Defaults to reloading the page. */
  onReload?: () => void;
}

const Frame = styled.section`
  padding-block: clamp(3rem, 2rem + 5vw, 6rem);
`;

const Details = styled.details`
  max-width: 60rem;

  & > summary {
    width: fit-content;
    padding-block: var(--space-2);
    font-weight: 640;
    cursor: pointer;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-size: var(--text-s);

  & > dt {
    font-weight: 640;
  }
  & > dd {
    margin: 0 0 var(--space-2);
    font-family: ui-monospace, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    max-height: 20rem;
    overflow-y: auto;
  }
`;

/** Shown instead of a page, or part of one, that crashed while rendering. Works without a router. */
export function ErrorScreen({
  error,
  componentStack,
  onReload = () => window.location.reload(),
}: ErrorScreenProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Frame role="alert">
      <Container>
        <Stack data-gap="large">
          <Stack data-gap="small">
            <h1>Something went wrong</h1>
            <p>An error occurred while loading this page.</p>
          </Stack>
          <Cluster>
            <Button onClick={onReload}>Reload Page</Button>
            <ButtonAnchor href="/" variant="secondary">
              Go Home
            </ButtonAnchor>
          </Cluster>
          <Details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
            <summary>Technical details</summary>
            {isOpen && <ErrorFacts error={error} componentStack={componentStack} />}
          </Details>
        </Stack>
      </Container>
    </Frame>
  );
}

function ErrorFacts({ error, componentStack }: Pick<ErrorScreenProps, 'error' | 'componentStack'>) {
  return (
    <Facts>
      <dt>Message</dt>
      <dd>{error.message || error.name}</dd>
      <dt>Page address</dt>
      <dd>{window.location.href}</dd>
      <dt>Browser</dt>
      <dd>{`${navigator.userAgent}\n${window.innerWidth} × ${window.innerHeight}`}</dd>
      <dt>Component trace</dt>
      <dd tabIndex={0}>{componentStack?.trim() ?? 'Not known'}</dd>
    </Facts>
  );
}
