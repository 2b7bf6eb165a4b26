import { ageGroupName } from '@club-reviews/domain/age-groups';
import {
  CLUB_TEAM_AGE_GROUPS,
  MAX_SESSIONS_PER_TEAM,
  placesText,
  sessionText,
  TEAM_CATEGORIES,
  TEAM_CATEGORY_NAMES,
  TEAM_PLACES,
  TEAM_PLACES_NAMES,
  WEEKDAY_NAMES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import type { TeamCategory, TeamPlaces, Weekday } from '@club-reviews/domain/club-facts';
import { Button, Cluster, IconButton, Stack } from '@club-reviews/shared-ui';
import { FormSelect, FormTextField } from '@club-reviews/shared-ui/forms';
import { FieldArray, getIn, useFormikContext } from 'formik';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { TeamValues } from './facts-form.schema';

const AGE_GROUPS = CLUB_TEAM_AGE_GROUPS.map((value) => ({ value, label: ageGroupName(value) }));
const CATEGORIES = TEAM_CATEGORIES.map((value) => ({ value, label: TEAM_CATEGORY_NAMES[value] }));
const PLACES = TEAM_PLACES.map((value) => ({ value, label: TEAM_PLACES_NAMES[value] }));
const DAYS = WEEKDAYS.map((value) => ({ value, label: WEEKDAY_NAMES[value] }));

const Fold = styled.details`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-page);

  & > summary {
    padding: var(--space-3);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  & > div {
    padding: 0 var(--space-3) var(--space-3);
  }
`;

const Said = styled.span`
  display: block;
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-3);
`;

const Session = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
  gap: var(--space-2);
  align-items: end;

  & > :first-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 36rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;

    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Times = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: var(--space-2);
    font-weight: 640;
  }
`;

interface TeamFieldsProps {
  index: number;
  team: TeamValues;
  /** The team was just added: it's open, and its first field has the focus. */
  isNew: boolean;
  canCopy: boolean;
  onCopy: () => void;
  onRemove: () => void;
}

const focusFirstField = (team: HTMLElement | null) => team?.querySelector('select')?.focus();

/** One team in the profile's form, folded to a line that sums it up. */
export function TeamFields({ index, team, isNew, canCopy, onCopy, onRemove }: TeamFieldsProps) {
  const { errors, submitCount } = useFormikContext();
  const [isOpen, setIsOpen] = useState(isNew);
  const path = `teamDetails.${index}`;
  const isWrong = submitCount > 0 && typeof getIn(errors, path) === 'object';
  return (
    // An error must be visible, and can only be focused while the team is open.
    <Fold open={isOpen || isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <strong>{getName(team)}</strong>
        <Said>{getDetails(team)}</Said>
      </summary>
      <Stack ref={isNew ? focusFirstField : undefined} role="group" aria-label={getName(team)}>
        <Fields>
          <FormSelect name={`${path}.ageGroup`} label="Age group" placeholder="Choose" options={AGE_GROUPS} />
          <FormSelect name={`${path}.category`} label="For" placeholder="Choose" options={CATEGORIES} />
          <FormTextField name={`${path}.name`} label="Name (optional)" />
          <FormSelect name={`${path}.places`} label="Places" placeholder="Not stated" options={PLACES} />
          {team.places === 'yes' && (
            <FormTextField name={`${path}.freePlaces`} label="How many (optional)" inputMode="numeric" />
          )}
        </Fields>
        <TrainingFields path={path} team={team} />
        <Cluster data-gap="small">
          <Button variant="secondary" size="small" disabled={!canCopy} onClick={onCopy}>
            <Copy aria-hidden="true" />
            Copy team
          </Button>
          <Button variant="quiet" size="small" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            Remove team
          </Button>
        </Cluster>
      </Stack>
    </Fold>
  );
}

function TrainingFields({ path, team: { training } }: { path: string; team: TeamValues }) {
  return (
    <FieldArray name={`${path}.training`}>
      {({ push, remove }) => (
        <Times>
          <legend>Training</legend>
          {training.map((_, index) => (
            <Session key={index}>
              <FormSelect
                name={`${path}.training.${index}.day`}
                label="Day"
                placeholder="Choose"
                options={DAYS}
              />
              <FormTextField name={`${path}.training.${index}.start`} label="From" type="time" />
              <FormTextField name={`${path}.training.${index}.end`} label="To" type="time" />
              <IconButton label="Remove this training time" onClick={() => remove(index)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </Session>
          ))}
          {training.length < MAX_SESSIONS_PER_TEAM && (
            <Cluster>
              <Button variant="quiet" size="small" onClick={() => push({ day: '', start: '', end: '' })}>
                <Plus aria-hidden="true" />
                Add a training time
              </Button>
            </Cluster>
          )}
        </Times>
      )}
    </FieldArray>
  );
}

function getName({ ageGroup, category, name }: TeamValues): string {
  if (ageGroup === '') return 'New team';
  const kind = TEAM_CATEGORY_NAMES[category as TeamCategory] as string | undefined;
  const title = [ageGroupName(ageGroup), ...(kind === undefined ? [] : [kind.toLowerCase()])].join(' ');
  return name.trim() === '' ? title : `${title} · ${name.trim()}`;
}

function getDetails({ training, places, freePlaces }: TeamValues): string {
  const sessions = training
    .filter(({ day }) => day !== '')
    .map(({ day, start, end }) =>
      sessionText({ day: day as Weekday, start: start || null, end: end || null }),
    );
  const free = placesText({
    places: (places || null) as TeamPlaces | null,
    freePlaces: freePlaces === '' ? null : Number(freePlaces),
  });
  return [...sessions, ...(free === null ? [] : [free])].join(' · ');
}
