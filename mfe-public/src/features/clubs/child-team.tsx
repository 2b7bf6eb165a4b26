import { teamsForChild } from '@club-reviews/domain/child-teams';
import { plural } from '@club-reviews/shared-ui';
import { Link, useLocation } from '@club-reviews/shared-ui/platform';
import { Shirt } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { asksForTeam, teamsOnDaysText, whoText } from '../../lib/child-team';
import { teamLine } from '../../lib/team-text';
import { useChildContext } from '../../lib/use-child-context';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);
  width: fit-content;
  margin-block-start: var(--space-5);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);

  & > svg {
    width: 1.35rem;
    height: 1.35rem;
    margin-block-start: 0.1rem;
    color: var(--color-pitch);
  }
  & strong {
    font-weight: 700;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-4);
  }
`;

const More = styled(Link)`
  display: inline-block;
  padding-block: 2px;
  font-size: var(--text-s);
`;

/**
 * What the club has for the child that the parent told us about: "Under 10s girls: Fri 5.30pm, waiting list". Empty if
 * we know nothing about the child.
 */
export function ChildTeam({ club }: { club: Pick<ClubDetail, 'teamDetails' | 'closed'> }) {
  const { search } = useLocation();
  const child = useChildContext();
  if (club.closed !== null) return null;
  const { teamDetails } = club;
  const [team, ...others] = asksForTeam(child) ? teamsForChild(teamDetails, child) : [];
  const onDays = teamsOnDaysText(teamDetails, child.days);
  if (!asksForTeam(child) && onDays === null) return null;
  const who = whoText({ ageGroup: child.age, category: child.team });
  return (
    <Line data-surface="">
      <Shirt aria-hidden="true" />
      <div>
        {team !== undefined ? (
          <p>
            <strong>{teamLine(team)}</strong>
          </p>
        ) : (
          <p>
            {who === ''
              ? onDays
              : teamDetails.length === 0
                ? 'This club hasn’t listed its teams yet.'
                : `This club hasn’t listed a team for ${who}.`}
          </p>
        )}
        {teamDetails.length > 0 && (
          <More to={{ search, hash: '#teams' }}>
            {others.length > 0 ? `${plural(others.length, 'more team')} like this` : 'See all teams'}
          </More>
        )}
      </div>
    </Line>
  );
}
