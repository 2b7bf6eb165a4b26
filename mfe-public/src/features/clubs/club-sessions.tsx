import {
  calledOffText,
  dayText,
  sessionFacts,
  sessionName,
  timesText,
} from '@club-reviews/domain/club-sessions';
import { Badge, Card, Cluster, hostLabel, SoftText, TextLink, websiteAddress } from '@club-reviews/shared-ui';
import { CalendarPlus } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubDetail, SessionToTry } from '../../api/types';
import { askPath, takesQuestions } from '../../lib/ask-link';
import { getSessions } from '../../lib/club-sessions';
import { useChildContext } from '../../lib/use-child-context';

const Title = styled.h2`
  font-size: var(--text-xl);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Item = styled.li`
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  & > h3 {
    font-size: var(--text-m);
  }
  &[data-off] > p:first-of-type {
    text-decoration: line-through;
  }
`;

const Dates = styled.p`
  font-weight: 640;
  font-variant-numeric: tabular-nums;
`;

const Soft = styled(SoftText)`
  max-width: var(--measure);
  white-space: pre-line;
`;

const Calendar = styled.a`
  display: inline-flex;
  gap: 0.4em;
  align-items: center;
  min-height: 1.75rem;

  & > svg {
    width: 1.15em;
    height: 1.15em;
  }
`;

/** A date that stays on one line. */
const unbroken = (date: string) => dayText(date).replaceAll(' ', '\u00A0');

/** The club's next taster sessions, trials and open days. Empty if it lists none. */
export function ClubSessions({ club }: { club: ClubDetail }) {
  const child = useChildContext();
  const sessions = getSessions(club);
  if (sessions.length === 0) return null;
  return (
    <Card as="section" id="sessions" tabIndex={-1} aria-labelledby="club-sessions">
      <Title id="club-sessions">Come and try</Title>
      <List role="list">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </List>
      <Cluster>
        <Calendar href={`/api/clubs/${club.slug}/sessions.ics`}>
          <CalendarPlus aria-hidden="true" />
          <span>Add to calendar</span>
        </Calendar>
        {takesQuestions(club) && <TextLink to={askPath(club.slug, child)}>Ask the club</TextLink>}
      </Cluster>
    </Card>
  );
}

function SessionItem({ session }: { session: SessionToTry }) {
  const { dates, calledOff, place, postcode, bring, joining } = session;
  const isOff = session.state === 'called-off';
  const link = websiteAddress(session.link);
  const where = [place, postcode].filter((part) => part !== null).join(', ');
  return (
    <Item data-off={isOff ? '' : undefined}>
      <Cluster as="h3" data-gap="small">
        <span>{sessionName(session)}</span>
        {isOff && <Badge tone="danger">Called off</Badge>}
      </Cluster>
      <Dates>{`${dates.map(unbroken).join(', ')} · ${timesText(session)}`}</Dates>
      <Soft>{sessionFacts(session).join(' · ')}</Soft>
      {calledOff.length > 0 && <Soft>{calledOffText(calledOff)}</Soft>}
      {where !== '' && <Soft>{`At ${where}`}</Soft>}
      {bring !== null && <Soft>{`Bring: ${bring}`}</Soft>}
      {joining !== null && <Soft>{joining}</Soft>}
      {link !== null && (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            {`Book on ${hostLabel(link)}`}
          </a>
        </p>
      )}
    </Item>
  );
}
