import {
  Badge,
  Button,
  Cluster,
  FocusArea,
  NotLoaded,
  Stack,
  ukDateTime,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { styled } from 'styled-components';

const NO_ANSWER = 'We couldn’t reach the server.';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);

  &:not(:last-child) {
    border-block-end: 1px solid var(--color-line);
  }
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;

  & > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    font-weight: 600;
  }

  & > p + p {
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }
`;

/** A session, as listed by the api. */
interface ListedSession {
  id: number;
  browser: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

/** The call that lists the sessions, as its hook returns it. */
interface SessionsCall {
  data?: readonly ListedSession[];
  isError: boolean;
  error?: unknown;
  refetch(): unknown;
}

interface SessionListProps {
  call: SessionsCall;
  /** Ends one of the sessions on the server. */
  onEnd: (id: number) => Promise<{ error?: unknown }>;
  /** Ends all but this one on the server. */
  onEndOthers: () => Promise<{ error?: unknown }>;
}

/** Where someone is logged in, with a way to end each session except the current one. */
export function SessionList({ call, onEnd, onEndOthers }: SessionListProps) {
  const { data, refetch } = call;
  const [ending, setEnding] = useState<number | 'others' | null>(null);

  async function end(which: number | 'others') {
    setEnding(which);
    const answer = await (which === 'others' ? onEndOthers() : onEnd(which));
    setEnding(null);
    if (answer.error === undefined) {
      const title = which === 'others' ? 'All other devices are logged out' : 'Device logged out';
      showToast({ title, tone: 'success' });
      return;
    }
    const description = apiErrorMessage(answer.error, NO_ANSWER);
    showToast({ title: 'The device is still logged in', description, tone: 'error' });
    void refetch();
  }

  if (data === undefined)
    return <NotLoaded call={call} failed="Your devices didn’t load" loading="Loading your devices" />;
  const hasOthers = data.some(({ isCurrent }) => !isCurrent);
  return (
    <Stack>
      <FocusArea shown={data.map(({ id }) => id).join()}>
        <List role="list" aria-label="Logged-in devices">
          {data.map(({ id, browser, createdAt, lastSeenAt, isCurrent }) => (
            <Entry key={id}>
              <Facts>
                <p>
                  {browser}
                  {isCurrent && <Badge tone="pitch">This device</Badge>}
                </p>
                <p>{`Last seen ${ukDateTime(lastSeenAt)}. Logged in ${ukDateTime(createdAt)}.`}</p>
              </Facts>
              {!isCurrent && (
                <Button
                  variant="secondary"
                  size="small"
                  pending={ending === id}
                  pendingLabel="Logging out..."
                  disabled={ending !== null && ending !== id}
                  onClick={() => void end(id)}
                >
                  Log out<VisuallyHidden>{` ${browser}, last seen ${ukDateTime(lastSeenAt)}`}</VisuallyHidden>
                </Button>
              )}
            </Entry>
          ))}
        </List>
      </FocusArea>
      {hasOthers && (
        <Cluster>
          <Button
            variant="secondary"
            pending={ending === 'others'}
            pendingLabel="Logging out..."
            disabled={ending !== null && ending !== 'others'}
            onClick={() => void end('others')}
          >
            Log out all other devices
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
