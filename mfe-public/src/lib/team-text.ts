import { ageGroupName } from '@club-reviews/domain/age-groups';
import {
  ALL_AGES,
  placesText,
  TEAM_CATEGORIES,
  TEAM_CATEGORY_NAMES,
  timeText,
  WEEKDAY_NAMES,
} from '@club-reviews/domain/club-facts';
import type { ClubTeam, TeamCategory } from '@club-reviews/domain/club-facts';

type Team = Pick<ClubTeam, 'ageGroup' | 'category' | 'places' | 'freePlaces'> & {
  training: readonly Pick<ClubTeam['training'][number], 'day' | 'start'>[];
};

/** One team's answer to a parent, on a line: "Under 10s girls: Fri 5.30pm, waiting list". */
export function teamLine({ ageGroup, category, training, places, freePlaces }: Team): string {
  const age = ageGroup === ALL_AGES ? 'All ages' : ageGroupName(ageGroup);
  const nights = training.map(({ day, start }) =>
    [WEEKDAY_NAMES[day].slice(0, 3), start === null ? '' : timeText(start)].join(' ').trim(),
  );
  const facts = [...nights, placesText({ places, freePlaces })?.toLowerCase() ?? ''].filter(Boolean);
  const who = `${age} ${TEAM_CATEGORY_NAMES[category].toLowerCase()}`;
  return facts.length === 0 ? who : `${who}: ${facts.join(', ')}`;
}

/** Who teams are for: "Boys, girls"; "" if there are none. */
export function teamKindsText(categories: readonly TeamCategory[]): string {
  const text = TEAM_CATEGORIES.filter((category) => categories.includes(category))
    .map((category) => TEAM_CATEGORY_NAMES[category].toLowerCase())
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
