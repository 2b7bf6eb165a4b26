import { ageGroupName, compareAgeGroups } from '@club-reviews/domain/age-groups';
import { placesText, sessionText, TEAM_CATEGORY_NAMES } from '@club-reviews/domain/club-facts';
import { Badge, Card, plural } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';

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

const PLACES_TONES = { yes: 'pitch', 'waiting-list': 'warning', no: 'neutral' } as const;

/** The club's teams, youngest first, with when they train and whether they have places. Empty if it lists none. */
export function ClubTeams({ club }: { club: ClubDetail }) {
  const teams = [...club.teamDetails].sort((a, b) => compareAgeGroups(a.ageGroup, b.ageGroup));
  if (teams.length === 0) return null;
  const further = teams.slice(SHOWN_AT_FIRST);
  return (
    <Card as="section" aria-labelledby="club-teams">
      <Title id="club-teams">Teams and training</Title>
      <TeamList teams={teams.slice(0, SHOWN_AT_FIRST)} />
      {further.length > 0 && (
        <More>
          <summary>Show {plural(further.length, 'more team')}</summary>
          <TeamList teams={further} />
        </More>
      )}
    </Card>
  );
}

function TeamList({ teams }: { teams: readonly Team[] }) {
  return (
    <Teams role="list">
      {teams.map((team, index) => (
        <TeamRow key={index} team={team} />
      ))}
    </Teams>
  );
}

function TeamRow({ team }: { team: Team }) {
  const places = placesText(team);
  return (
    <Row>
      <Name>
        {ageGroupName(team.ageGroup)} {TEAM_CATEGORY_NAMES[team.category].toLowerCase()}
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
