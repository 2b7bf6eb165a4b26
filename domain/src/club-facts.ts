import { TEAM_AGE_GROUPS } from './age-groups.ts';

/** A team that isn't for a single age: many disability teams aren't. */
export const ALL_AGES = 'all ages';

/** The age groups that a club can have teams in: those of reviews, the beginners below them, and teams for all ages. */
export const CLUB_TEAM_AGE_GROUPS: readonly string[] = ['U6s', ...TEAM_AGE_GROUPS, ALL_AGES];

/** Who a team is for. */
export const TEAM_CATEGORIES = ['boys', 'girls', 'mixed', 'disability'] as const;
export type TeamCategory = (typeof TEAM_CATEGORIES)[number];
export const TEAM_CATEGORY_NAMES: Record<TeamCategory, string> = {
  boys: 'Boys',
  girls: 'Girls',
  mixed: 'Mixed',
  disability: 'Disability',
};

/** Days of the week, in the stored form. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const WEEKDAY_NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Whether a team accepts new players. Most teams don't say, which is null. */
export const TEAM_PLACES = ['yes', 'waiting-list', 'no'] as const;
export type TeamPlaces = (typeof TEAM_PLACES)[number];
export const TEAM_PLACES_NAMES: Record<TeamPlaces, string> = {
  yes: 'Places free',
  'waiting-list': 'Waiting list',
  no: 'Full',
};

/** When a team trains; times are "18:00", null if only the day is known. */
export interface TrainingSession {
  day: Weekday;
  start: string | null;
  end: string | null;
}

/** One team of a club. */
export interface ClubTeam {
  ageGroup: string;
  category: TeamCategory;
  /** The club's name for it, if that isn't just its age group. */
  name: string | null;
  training: TrainingSession[];
  places: TeamPlaces | null;
  /** How many places are free, if the club gives a number. */
  freePlaces: number | null;
}

/** What a fee is paid for. */
export const COST_PERIODS = ['session', 'week', 'month', 'term', 'season', 'year'] as const;
export type CostPeriod = (typeof COST_PERIODS)[number];

/** What playing for a club costs. */
export interface ClubCost {
  /** 0 is free. */
  pence: number;
  per: CostPeriod;
  note: string | null;
  /** Whether a child can try it free of charge; not there if the club doesn't say. */
  freeTrial?: boolean;
}

/** How many of each period there are in a year: one session a week, three terms, one season. */
const PERIODS_A_YEAR: Record<CostPeriod, number> = {
  session: 52,
  week: 52,
  month: 12,
  term: 3,
  season: 1,
  year: 1,
};

/** The FA's scheme for grassroots clubs; "accredited" is for clubs that don't give their stars. */
export const ACCREDITATIONS = ['accredited', '1-star', '2-star', '3-star'] as const;
export type Accreditation = (typeof ACCREDITATIONS)[number];
export const ACCREDITATION_NAMES: Record<Accreditation, string> = {
  accredited: 'England Football Accredited',
  '1-star': 'England Football Accredited, 1 star',
  '2-star': 'England Football Accredited, 2 stars',
  '3-star': 'England Football Accredited, 3 stars',
};

/** The person at a club who is responsible for the children's safety, as the club publishes it. */
export interface WelfareOfficer {
  name: string;
  email: string | null;
  phone: string | null;
}

/** What a club plays and trains on. */
export const GROUND_SURFACES = ['grass', '3g', 'astro', 'hard-court', 'indoor'] as const;
export type GroundSurface = (typeof GROUND_SURFACES)[number];
export const GROUND_SURFACE_NAMES: Record<GroundSurface, string> = {
  grass: 'Grass',
  '3g': '3G pitch',
  astro: 'AstroTurf',
  'hard-court': 'Hard court',
  indoor: 'Indoors',
};

/** What a ground offers. */
export const GROUND_ACCESS = [
  'parking',
  'blue-badge-parking',
  'step-free',
  'public-transport',
  'toilets',
  'accessible-toilet',
  'changing-rooms',
  'floodlights',
  'refreshments',
] as const;
export type GroundAccess = (typeof GROUND_ACCESS)[number];
export const GROUND_ACCESS_NAMES: Record<GroundAccess, string> = {
  parking: 'Parking',
  'blue-badge-parking': 'Blue Badge parking',
  'step-free': 'Step-free access',
  'public-transport': 'Near public transport',
  toilets: 'Toilets',
  'accessible-toilet': 'Accessible toilet',
  'changing-rooms': 'Changing rooms',
  floodlights: 'Floodlights',
  refreshments: 'Refreshments',
};

/** Limits of one club's facts. */
export const MAX_CLUB_TEAMS = 60;
export const MAX_TEAM_NAME_LENGTH = 40;
export const MAX_SESSIONS_PER_TEAM = 7;
export const MAX_FREE_PLACES = 99;
export const MAX_COST_PENCE = 500_000;
export const MAX_COST_NOTE_LENGTH = 120;
export const MAX_WELFARE_NAME_LENGTH = 100;
export const MAX_WELFARE_PHONE_LENGTH = 30;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day such as "18:00". */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** A phone number in digits, spaces and the usual symbols, with at least nine digits. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s()-]+$/.test(text) && text.replace(/\D/g, '').length >= 9;
}

/** What is wrong with a training session, as part of a sentence; undefined if it's fine. */
export function sessionProblem({ start, end }: Pick<TrainingSession, 'start' | 'end'>): string | undefined {
  if ([start, end].some((time) => time !== null && !isTime(time))) return 'times must look like 18:00';
  if (start === null && end !== null) return 'training that has an end needs a start';
  if (start !== null && end !== null && end <= start) return 'training must end after it starts';
  return undefined;
}

/** A time of day as people say it: "18:00" is "6pm", "17:30" is "5.30pm". */
export function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'am' : 'pm';
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}${minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`}${half}`;
}

/** A session as people say it: "Tuesday 6pm to 7pm". */
export function sessionText({ day, start, end }: TrainingSession): string {
  const times = [start, end].filter((time) => time !== null).map(timeText);
  return [WEEKDAY_NAMES[day], times.join(' to ')].filter((part) => part !== '').join(' ');
}

/** An amount of money: "£25", "£3.50". */
export function moneyText(pence: number): string {
  const pounds = (pence / 100).toFixed(pence % 100 === 0 ? 0 : 2);
  return `£${pounds.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

/** A cost without its note: "£25 a month", "Free". */
export function costText({ pence, per }: Pick<ClubCost, 'pence' | 'per'>): string {
  return pence === 0 ? 'Free' : `${moneyText(pence)} a ${per}`;
}

/**
 * What a cost comes to in a month, to the nearest penny, so that fees for different periods can be compared:
 * `pence × periods a year / 12`. It assumes one session a week in all 52 weeks, three terms a year, and that a season's
 * fee is a year's: most clubs charge once for the year. A club with a summer break costs a little less. Only what is
 * free comes to 0.
 */
export function monthlyPence({ pence, per }: Pick<ClubCost, 'pence' | 'per'>): number {
  return pence === 0 ? 0 : Math.max(1, Math.round((pence * PERIODS_A_YEAR[per]) / 12));
}

/** Whether there's a free trial; null if the club doesn't say. */
export function trialText({ freeTrial }: Pick<ClubCost, 'freeTrial'>): string | null {
  if (freeTrial === undefined) return null;
  return freeTrial ? 'Free trial' : 'No free trial';
}

/** Whether there are places, with their number if it's known: "3 places free". */
export function placesText({ places, freePlaces }: Pick<ClubTeam, 'places' | 'freePlaces'>): string | null {
  if (places === null) return null;
  if (places !== 'yes' || freePlaces === null) return TEAM_PLACES_NAMES[places];
  return `${freePlaces} ${freePlaces === 1 ? 'place' : 'places'} free`;
}
