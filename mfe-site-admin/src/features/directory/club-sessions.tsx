import {
  calledOffText,
  dayText,
  sessionFacts,
  sessionName,
  timesText,
} from '@club-reviews/domain/club-sessions';
import { Button, Card, NotLoaded, Skeleton, SoftText, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { useListSessionsOfClubQuery, useTakeSessionDownMutation } from '../../api/site-admin-api';
import type { SessionToTry } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ReasonField } from '../../components/reason-field';
import { useDecisionDialog } from '../../components/use-decision-dialog';
import { mailedReasonSchema, NO_REASON } from '../../lib/reason-form';
import { useMay } from '../session/staff-session';

const getDay = ({ dates, startsOn }: SessionToTry) => dayText(dates[0] ?? startsOn);

/** A club's sessions to try, each of which can be taken down. */
export function ClubSessions({ clubId }: { clubId: number }) {
  const query = useListSessionsOfClubQuery({ id: clubId });
  const { currentData: sessions } = query;
  const mayDecide = useMay('moderator');
  const { heading, ask, dialog } = useDecisionDialog<SessionToTry>();
  return (
    <>
      <Stack as="section" aria-labelledby="sessions">
        <h2 id="sessions" ref={heading} tabIndex={-1}>
          Sessions to try
        </h2>
        {sessions === undefined && (
          <NotLoaded call={query} failed="The sessions didn’t load">
            <Skeleton shape="text" width="long" />
          </NotLoaded>
        )}
        {sessions?.length === 0 && <p>No sessions coming up.</p>}
        {sessions !== undefined && sessions.length > 0 && (
          <Stack as="ul" role="list">
            {sessions.map((session) => (
              <Card as="li" key={session.id}>
                <Stack data-gap="small">
                  <h3>{sessionName(session)}</h3>
                  <p>{`${getDay(session)}, ${timesText(session)}`}</p>
                  <SoftText>{describe(session)}</SoftText>
                  {mayDecide && (
                    <p>
                      <Button variant="secondary" size="small" onClick={() => ask(session)}>
                        <span>Take down…</span>
                        <VisuallyHidden>{` ${sessionName(session)}, ${getDay(session)}`}</VisuallyHidden>
                      </Button>
                    </p>
                  )}
                </Stack>
              </Card>
            ))}
          </Stack>
        )}
      </Stack>
      <TakeDownDialog {...dialog} />
    </>
  );
}

function describe(session: SessionToTry): string {
  const { state, calledOff, place, postcode, bring, joining, link } = session;
  return [
    ...(state === 'on' ? [] : ['Called off']),
    ...sessionFacts(session),
    ...(calledOff.length === 0 ? [] : [calledOffText(calledOff)]),
    ...[place, postcode, bring, joining, link],
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

function TakeDownDialog({ request, ...frame }: DecisionFrame & { request: SessionToTry | null }) {
  const [takeDown] = useTakeSessionDownMutation();
  if (request === null) return null;
  return (
    <DecisionDialog
      {...frame}
      title={`Take down “${sessionName(request)}”?`}
      description="It’ll be gone from the club’s page, searches and calendars. The club can list another one."
      submitLabel="Take down"
      pendingLabel="Taking down…"
      isDangerous
      messages={{ done: 'Session taken down', failed: 'The session couldn’t be taken down.' }}
      initialValues={NO_REASON}
      validationSchema={mailedReasonSchema}
      execute={({ reason }) => takeDown({ id: request.id, body: { reason: reason.trim() } })}
    >
      <ReasonField hint="Emailed to the club’s managers, and kept in the club’s history." />
    </DecisionDialog>
  );
}
