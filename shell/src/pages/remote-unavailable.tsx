import { Button, Cluster, Container, Panel, Stack } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

export interface RemoteUnavailableProps {
  /** The area's name as shown to visitors, such as "club pages". */
  areaName: string;
  /** Why each attempt failed, for support. */
  reason: string;
  /** Whether a retry is in progress. */
  retrying?: boolean;
  onRetry: () => void;
}

/** The space of a missing area. */
const Frame = styled.section`
  padding-block: clamp(2.5rem, 1.5rem + 4vw, 5rem);
`;

const Reason = styled.p`
  font-size: var(--text-xs);
  overflow-wrap: anywhere;
`;

/** Shown instead of an area whose code couldn't be loaded. The rest of the page keeps working. */
export function RemoteUnavailable({ areaName, reason, retrying = false, onRetry }: RemoteUnavailableProps) {
  return (
    <Frame>
      <Container>
        <Panel tone="error" title={`The ${areaName} didn’t load`} role="alert">
          <Stack>
            <p>
              Your connection may have dropped, or this part of the site is being updated. The rest of the
              site still works. Nothing you’ve already sent is lost.
            </p>
            <Cluster>
              <Button variant="danger" pending={retrying} pendingLabel="Trying again…" onClick={onRetry}>
                Try again
              </Button>
            </Cluster>
            <Reason>Details for support: {reason}</Reason>
          </Stack>
        </Panel>
      </Container>
    </Frame>
  );
}
