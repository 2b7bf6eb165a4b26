import { compareAgeGroups } from '@club-reviews/domain/age-groups';
import { teamsForChild } from '@club-reviews/domain/child-teams';
import { placesText, sessionText } from '@club-reviews/domain/club-facts';
import { furtherTraining, trainingSummary } from '@club-reviews/domain/team-summary';
import { Badge, Card, plural } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { asksForTeam, whoText } from '../../lib/child-team';
import { useChildContext } from '../../lib/use-child-context';

type Team = ClubDetail['teamDetails'][number];

/** Few enough that the reviews below are still near. */
const SHOWN_AT_FIRST = 6;

const Title = styled.h2`
  font-size: var(--text-xl);
`;

const Teams = styled.ul`
  display: grid;
`;

/* One line per team if there's room, otherwise a card of three lines. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-4);
  align-items: baseline;
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--color-line);

  @media (min-width: 36rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) 7.5rem;
  }
  &[data-child] {
    padding-inline: var(--space-3);
    border-inline-start: 4px solid var(--color-pitch);
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);

    & > span {
      color: inherit;
    }
  }
`;

const Name = styled.span`
  font-weight: 640;
`;

const Training = styled.span`
  grid-column: 1 / -1;
  font-size: var(--text-s);
  color: var(--color-ink-soft);

  & > span {
    display: block;
  }
  @media (min-width: 36rem) {
    grid-column: 2;
    grid-row: 1;
  }
`;

const Places = styled.span`
  grid-column: 2;
  grid-row: 1;
  justify-self: end;

  @media (min-width: 36rem) {
    grid-column: 3;
  }
`;

const More = styled.details`
  border-block-start: 1px solid var(--color-line);

  & > summary {
    padding-block: var(--space-3);
    font-weight: 600;
    color: var(--color-link);
    cursor: pointer;
  }
`;

const Words = styled.div`
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);

  & > h3 {
    font-size: var(--text-m);
  }
  & > p {
    max-width: var(--measure);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const PLACES_TONES = { yes: 'pitch', 'waiting-list': 'warning', no: 'neutral' } as const;

/**
 * The club's teams with when they train and whether they have places: the ones for the parent's child first, then
 * youngest first. Below, what else the club says about training. Empty if it lists no teams.
 */
export function ClubTeams({ club }: { club: ClubDetail }) {
  const child = useChildContext();
  if (club.teamDetails.length === 0) return null;
  const sorted = [...club.teamDetails].sort((a, b) => compareAgeGroups(a.ageGroup, b.ageGroup));
  const forChild = asksForTeam(child) ? teamsForChild(sorted, child) : [];
  const teams = [...forChild, ...sorted.filter((team) => !forChild.includes(team))];
  const further = teams.slice(SHOWN_AT_FIRST);
  // Without times, the club's words are among its details.
  const words = trainingSummary(teams) === null ? null : furtherTraining(club);
  return (
    <Card as="section" id="teams" tabIndex={-1} aria-labelledby="club-teams">
      <Title id="club-teams">Teams and training</Title>
      <TeamList teams={teams.slice(0, SHOWN_AT_FIRST)} forChild={forChild} />
      {further.length > 0 && (
        <More>
          <summary>Show {plural(further.length, 'more team')}</summary>
          <TeamList teams={further} forChild={forChild} />
        </More>
      )}
      {words !== null && (
        <Words>
          <h3>More about training</h3>
          <p>{words}</p>
        </Words>
      )}
    </Card>
  );
}

function TeamList({ teams, forChild }: { teams: readonly Team[]; forChild: readonly Team[] }) {
  return (
    <Teams role="list">
      {teams.map((team, index) => (
        <TeamRow key={index} team={team} isForChild={forChild.includes(team)} />
      ))}
    </Teams>
  );
}

function TeamRow({ team, isForChild }: { team: Team; isForChild: boolean }) {
  const places = placesText(team);
  return (
    <Row data-child={isForChild ? '' : undefined}>
      <Name>
        {whoText(team)}
        {team.name !== null && ` · ${team.name}`}
      </Name>
      {team.training.length > 0 && (
        <Training>
          {team.training.map((session, index) => (
            <span key={index}>{sessionText(session)}</span>
          ))}
        </Training>
      )}
      {team.places !== null && (
        <Places>
          <Badge tone={PLACES_TONES[team.places]}>{places}</Badge>
        </Places>
      )}
    </Row>
  );
}
