import { MAX_CLUB_TEAMS } from '@club-reviews/domain/club-facts';
import { Button, SoftText, Stack } from '@club-reviews/shared-ui';
import { FieldArray, useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { TeamFields } from './team-fields';
import type { FactsValues, TeamValues } from './facts-form.schema';

const Problem = styled.p`
  font-size: var(--text-s);
  font-weight: 600;
  color: var(--color-danger);
`;

const aTeam = (team: Omit<TeamValues, 'id'>): TeamValues => ({ ...team, id: crypto.randomUUID() });

const NEW_TEAM = {
  ageGroup: '',
  category: '',
  name: '',
  training: [{ day: '', start: '', end: '' }],
  places: '',
  freePlaces: '',
};

/** The club's teams: each can be opened, edited, copied or removed. */
export function TeamList() {
  const { values, errors } = useFormikContext<FactsValues>();
  const [openTeam, setOpenTeam] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { teamDetails: teams } = values;
  const isFull = teams.length >= MAX_CLUB_TEAMS;
  return (
    <FieldArray name="teamDetails">
      {({ insert, push, remove }) => {
        const add = (team: TeamValues, index?: number) => {
          if (index === undefined) push(team);
          else insert(index, team);
          setOpenTeam(team.id);
        };
        return (
          <Stack data-gap="small">
            {typeof errors.teamDetails === 'string' && <Problem role="alert">{errors.teamDetails}</Problem>}
            <SoftText>
              {isFull
                ? `A club can list at most ${MAX_CLUB_TEAMS} teams.`
                : 'Parents search by age group, training day and free places.'}
            </SoftText>
            <Stack as="ul" data-gap="small" role="list" aria-label="Your age groups">
              {teams.map((team, index) => (
                <li key={team.id}>
                  <TeamFields
                    index={index}
                    team={team}
                    isNew={team.id === openTeam}
                    canCopy={!isFull}
                    onCopy={() => add(aTeam(team), index + 1)}
                    onRemove={() => {
                      addButton.current?.focus();
                      remove(index);
                    }}
                  />
                </li>
              ))}
            </Stack>
            <div>
              <Button
                ref={addButton}
                variant="secondary"
                size="small"
                aria-disabled={isFull}
                onClick={() => !isFull && add(aTeam(NEW_TEAM))}
              >
                <Plus aria-hidden="true" />
                Add a team
              </Button>
            </div>
          </Stack>
        );
      }}
    </FieldArray>
  );
}
