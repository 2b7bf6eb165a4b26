import type { TeamCategory, Weekday } from './club-facts.ts';
import { ALL_AGES, WEEKDAY_NAMES } from './club-facts.ts';

/** What a saved search looks for: always clubs with free places, around a place. */
export interface SavedSearchWish {
  /** The place as it's shown: "Otley", "LS6 3AA". */
  place: string;
  /** Miles around it. */
  radius: number;
  /** Of the team; null for any. */
  age: string | null;
  /** The club has teams of all of these kinds; none for any. */
  teams: readonly TeamCategory[];
  /** The team trains on one of these days; none for any. */
  days: readonly Weekday[];
}

/** The state of a saved search: its address isn't confirmed yet, or it sends mails. */
export const SAVED_SEARCH_STATUSES = ['unconfirmed', 'active'] as const;

/** One of the {@link SAVED_SEARCH_STATUSES}. */
export type SavedSearchStatus = (typeof SAVED_SEARCH_STATUSES)[number];

/** How long a link that confirms a saved search works, in days. Then the search is deleted. */
export const SAVED_SEARCH_LINK_DAYS = 7;

/** How long a saved search sends mails, in months. Then it's deleted, with its address. */
export const SAVED_SEARCH_MONTHS = 6;

/** How many saved searches one address can have. */
export const MAX_SAVED_SEARCHES = 5;

/** The longest text for finding a place. */
export const SAVED_SEARCH_PLACE_LENGTH = 100;

/** The form's and the api's messages about an invalid search. */
export const SAVED_SEARCH_MESSAGES = {
  place: 'Please enter a postcode or a town',
  unknownPlace: 'We don’t recognise this place. Please enter a postcode, or a town that has clubs.',
  radius: 'Please select a distance from the list',
  age: 'Please select an age group from the list',
  teams: 'Please select teams from the list',
  days: 'Please select days from the list',
  tooMany: `You have ${MAX_SAVED_SEARCHES} saved searches already. Please end one first, with the link in its emails.`,
};

const KIND_WORDS: Record<TeamCategory, string> = {
  boys: 'boys’',
  girls: 'girls’',
  mixed: 'mixed',
  disability: 'disability',
};
const ALL = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const ANY = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * A saved search in words: "Places in U10s girls’ teams that train on Tuesday or Thursday, within 5 miles of Otley".
 */
export function savedSearchText({ place, radius, age, teams, days }: SavedSearchWish): string {
  const kinds = ALL.format(teams.map((kind) => KIND_WORDS[kind]));
  const asked = [age === ALL_AGES ? 'all-ages' : age, kinds].filter(Boolean).join(' ');
  const isAny = asked === '';
  const nights =
    days.length === 0
      ? ''
      : ` that ${isAny ? 'trains' : 'train'} on ${ANY.format(days.map((day) => WEEKDAY_NAMES[day]))}`;
  const around = `within ${radius} ${radius === 1 ? 'mile' : 'miles'} of ${place}`;
  return `Places in ${isAny ? 'any team' : `${asked} teams`}${nights}, ${around}`;
}
