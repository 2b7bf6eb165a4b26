import {
  calledOffText,
  dayText,
  getCalledOff,
  sessionFacts,
  sessionName,
  timesText,
} from '@club-reviews/domain/club-sessions';
import { londonClock } from '@club-reviews/domain/london-clock';
import {
  Badge,
  Button,
  Card,
  Cluster,
  EmptyState,
  NotLoaded,
  Panel,
  SoftText,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useChangeSessionToTryMutation, useListSessionsToTryQuery } from '../../api/club-admin-api';
import type { OwnClub, SessionToTry } from '../../api/types';
import { DeleteSessionDialog } from './delete-session-dialog';
import { SessionDialog } from './session-dialog';
import { WeeksDialog } from './weeks-dialog';

const Title = styled.h3`
  font-size: var(--text-l);
  overflow-wrap: anywhere;
`;

const Soft = styled(SoftText)`
  overflow-wrap: anywhere;
`;

/** A dialog about a session; null is a new one. */
type Open =
  { dialog: 'edit'; session: SessionToTry | null } | { dialog: 'weeks' | 'delete'; session: SessionToTry };

/** Why families don't see a club's sessions; an earlier release of the api doesn't say. */
const UNSEEN: Partial<Record<OwnClub['state'], string>> = {
  closed: 'Your club is marked as closed on this site.',
  hidden: 'Your club’s page is hidden at the moment.',
};

/** The club's taster sessions, trials and open days that aren't over yet. */
export function SessionsTab({ club }: { club: Pick<OwnClub, 'id' | 'slug' | 'state'> }) {
  const query = useListSessionsToTryQuery({ clubId: club.id });
  const sessions = query.currentData;
  const unseen = UNSEEN[club.state];
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Back to what opened the dialog, unless the list has changed.
  const focusAfter = useRef<HTMLElement>(null);
  function show(dialog: Open) {
    focusAfter.current = null;
    setOpen(dialog);
  }
  const shared = {
    clubId: club.id,
    onClose: () => setOpen(null),
    onDone() {
      focusAfter.current = heading.current;
      setOpen(null);
    },
    focusAfter,
  };
  const addButton = (
    <Button onClick={() => show({ dialog: 'edit', session: null })}>
      <CalendarPlus aria-hidden="true" />
      Add a session
    </Button>
  );
  return (
    <Stack>
      <Cluster data-justify="between">
        <h2 ref={heading} tabIndex={-1}>
          Come and try
        </h2>
        {sessions !== undefined && sessions.length > 0 && addButton}
      </Cluster>
      {unseen !== undefined && (
        <Panel tone="warning" title="Families don’t see your sessions">
          <p>{unseen}</p>
        </Panel>
      )}
      {sessions === undefined && (
        <NotLoaded call={query} failed="Your sessions didn’t load" loading="Loading your sessions" />
      )}
      {sessions?.length === 0 && (
        <EmptyState
          icon={<CalendarPlus aria-hidden="true" />}
          title="No sessions coming up"
          hint="Families new to football look for a day to come and try. List your taster sessions, trials and open days."
        >
          {addButton}
        </EmptyState>
      )}
      {sessions !== undefined && sessions.length > 0 && (
        <>
          <Stack as="ul" role="list">
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                clubId={club.id}
                session={session}
                onEdit={() => show({ dialog: 'edit', session })}
                onWeeks={() => show({ dialog: 'weeks', session })}
                onDelete={() => show({ dialog: 'delete', session })}
              />
            ))}
          </Stack>
          {unseen === undefined && (
            <p>
              <TextLink to={`/clubs/${club.slug}#sessions`}>See them on your public page</TextLink>
            </p>
          )}
        </>
      )}
      {open?.dialog === 'edit' && <SessionDialog session={open.session} {...shared} />}
      {open?.dialog === 'weeks' && (
        <WeeksDialog session={open.session} name={sessionName(open.session)} {...shared} />
      )}
      {open?.dialog === 'delete' && (
        <DeleteSessionDialog session={open.session} name={sessionName(open.session)} {...shared} />
      )}
    </Stack>
  );
}

interface SessionItemProps {
  clubId: number;
  session: SessionToTry;
  onEdit: () => void;
  onWeeks: () => void;
  onDelete: () => void;
}

function SessionItem({ clubId, session, onEdit, onWeeks, onDelete }: SessionItemProps) {
  const [change, { isLoading }] = useChangeSessionToTryMutation();
  const isOn = session.state === 'on';
  const name = sessionName(session);
  const day = dayText(session.dates[0] ?? session.startsOn);
  const isWeekly = session.weeklyUntil !== null;
  const calledOff = getCalledOff(session, londonClock(new Date()));
  const which = <VisuallyHidden>{` ${name}, ${day}`}</VisuallyHidden>;

  async function turn() {
    const { id, dates: _, ...body } = session;
    const { error } = await change({ clubId, id, body: { ...body, state: isOn ? 'called-off' : 'on' } });
    if (error === undefined)
      showToast({ title: isOn ? 'Session called off' : 'Session back on', tone: 'success' });
    else
      showToast({ title: 'The session hasn’t changed', description: apiErrorMessage(error), tone: 'error' });
  }

  return (
    <Card as="li">
      <Stack>
        <Stack data-gap="small">
          <Cluster data-gap="small">
            <Title>{name}</Title>
            {!isOn && <Badge tone="danger">Called off</Badge>}
          </Cluster>
          <p>{`${isWeekly ? 'Next: ' : ''}${day}, ${timesText(session)}`}</p>
          <Soft>{[...sessionFacts(session), session.place].filter((part) => part !== null).join(' · ')}</Soft>
          {calledOff.length > 0 && <Soft>{calledOffText(calledOff)}</Soft>}
        </Stack>
        <Cluster data-gap="small">
          <Button variant="secondary" size="small" onClick={onEdit}>
            <span>Edit</span>
            {which}
          </Button>
          {isWeekly && isOn && (
            <Button variant="secondary" size="small" onClick={onWeeks}>
              <span>Call off weeks</span>
              {which}
            </Button>
          )}
          <Button variant="secondary" size="small" pending={isLoading} onClick={() => void turn()}>
            <span>{isOn ? 'Call off' : 'Put back on'}</span>
            {which}
          </Button>
          <Button variant="quiet" size="small" onClick={onDelete}>
            <span>Delete</span>
            {which}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
