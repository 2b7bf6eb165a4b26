import { ageGroupName, compareAgeGroups } from '@club-reviews/domain/age-groups';
import { teamsForChild } from '@club-reviews/domain/child-teams';
import { ALL_AGES, costText, placesText, WEEKDAY_NAMES, WEEKDAYS } from '@club-reviews/domain/club-facts';
import { plural } from '@club-reviews/shared-ui/formatting';
import type { ClubDetail } from '../api/types';
import type { ChildContext } from './child-context';
import { asksForTeam, whoText } from './child-team';
import { teamKindsText } from './team-text';

/** A fact that parents decide by: which one, its label, and the club's value. */
export interface GlanceFact {
  kind: 'ages' | 'teams' | 'nights' | 'cost' | 'places' | 'ground';
  label: string;
  text: string;
}

type Facts = Pick<ClubDetail, 'teamDetails' | 'cost' | 'homeGround'>;

/** More age groups than this are counted rather than named. */
const NAMED_AGES = 3;

/** The ages that a club has teams for: "Under 7s to 16s". Null if it lists no teams. */
export function agesText({ teamDetails }: Pick<Facts, 'teamDetails'>): string | null {
  const groups = distinct(teamDetails.map(({ ageGroup }) => ageGroup)).sort(compareAgeGroups);
  const ages = groups.filter((group) => group !== ALL_AGES).map(ageGroupName);
  const [first] = ages;
  const last = ages.at(-1);
  const span = first === last ? first : `${first} to ${last?.replace('Under ', '')}`;
  const parts = [span, groups.includes(ALL_AGES) ? 'all ages' : undefined];
  return sentence(parts.filter((part) => part !== undefined));
}

/** Who a club's teams are for: "Boys, girls". Null if it lists no teams. */
export function teamsText({ teamDetails }: Pick<Facts, 'teamDetails'>): string | null {
  return teamKindsText(teamDetails.map(({ category }) => category)) || null;
}

/** The days on which a club's teams train: "Tue, Thu". Null if it gives none. */
export function nightsText({ teamDetails }: Pick<Facts, 'teamDetails'>): string | null {
  const days = WEEKDAYS.filter((day) =>
    teamDetails.some(({ training }) => training.some((s) => s.day === day)),
  );
  if (days.length === 1) return `${WEEKDAY_NAMES[days[0]!]}s`;
  return sentence(days.map((day) => WEEKDAY_NAMES[day].slice(0, 3)));
}

/** Where a club has free places: "Under 9s, Under 10s". Null if none of its teams says. */
export function placesFreeText({ teamDetails }: Pick<Facts, 'teamDetails'>): string | null {
  const known = teamDetails.filter(({ places }) => places !== null);
  if (known.length === 0) return null;
  const free = known.filter(({ places }) => places === 'yes');
  if (free.length === 0)
    return known.some(({ places }) => places === 'waiting-list') ? 'Waiting list' : 'Full';
  const ages = distinct(free.map(({ ageGroup }) => ageGroup)).sort(compareAgeGroups);
  return ages.length > NAMED_AGES ? `In ${plural(free.length, 'team')}` : ages.map(ageGroupName).join(', ');
}

/** Whether the team for a child has places: "Waiting list for Under 10s girls". Null if the club lists no such team. */
function childPlacesText({ teamDetails }: Facts, child: ChildContext): string | null {
  const [team] = asksForTeam(child) ? teamsForChild(teamDetails, child) : [];
  if (team === undefined) return null;
  return `${placesText(team) ?? 'Not listed'} for ${whoText(team)}`;
}

/**
 * The facts of a club at a glance, in the order of a parent's questions; unknown ones are left out. The places are those
 * for the parent's child, if we know its age.
 */
export function getGlance(club: Facts, child: ChildContext = { days: [] }): GlanceFact[] {
  const ownPlaces = childPlacesText(club, child);
  const facts: [GlanceFact['kind'], string, string | null][] = [
    ['ages', 'Ages', agesText(club)],
    ['teams', 'Teams', teamsText(club)],
    ['nights', 'Training', nightsText(club)],
    ['cost', 'Fee', club.cost && costText(club.cost)],
    ['places', ownPlaces === null ? 'Places free' : 'Places', ownPlaces ?? placesFreeText(club)],
    ['ground', 'Ground', club.homeGround],
  ];
  return facts.flatMap(([kind, label, text]) =>
    text === null || text === '' ? [] : [{ kind, label, text }],
  );
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** The parts separated by commas, starting with a capital; null if there are none. */
function sentence(parts: readonly string[]): string | null {
  if (parts.length === 0) return null;
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
