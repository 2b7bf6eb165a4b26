import { hash } from 'node:crypto';
import type {
  ClubCost,
  ClubTeam,
  GroundAccess,
  TeamCategory,
  TrainingSession,
  Weekday,
} from '@club-reviews/domain/club-facts';
import {
  ALL_AGES,
  costText,
  placesText,
  sessionText,
  TEAM_CATEGORY_NAMES,
  WEEKDAY_NAMES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import {
  getLastDate,
  getSessionMoments,
  SESSION_AGES,
  SESSION_KIND_NAMES,
  sessionName,
  sessionCost,
} from '@club-reviews/domain/club-sessions';
import { toDay } from '@club-reviews/domain/london-clock';
import type { UpcomingSession } from '../sessions/club-sessions.repository.js';

const FOOTBALL = {
  '@type': 'Concept',
  '@id': 'https://openactive.io/activity-list#0a5f732d-e806-4e51-ad40-0a7de0239c8c',
  prefLabel: 'Football',
  inScheme: 'https://openactive.io/activity-list',
};
const TIMEZONE = 'Europe/London';
const GENDERS: Record<TeamCategory, string> = {
  boys: 'https://openactive.io/MaleOnly',
  girls: 'https://openactive.io/FemaleOnly',
  mixed: 'https://openactive.io/NoRestriction',
  disability: 'https://openactive.io/NoRestriction',
};
/** Those that the standard has names for. */
const AMENITIES: Partial<Record<GroundAccess, { type: string; name: string }>> = {
  'changing-rooms': { type: 'ChangingFacilities', name: 'Changing rooms' },
  parking: { type: 'Parking', name: 'Parking' },
  toilets: { type: 'Toilets', name: 'Toilets' },
};

/** What the feed says of a club, in its items. */
export interface OpenDataClub {
  id: number;
  name: string;
  slug: string;
  location: string;
  county: string | null;
  region: string | null;
  postcode: string | null;
  latitude: number | null;
  longitude: number | null;
  homeGround: string | null;
  trainingGroundAddress: string | null;
  website: string | null;
  teams: ClubTeam[];
  cost: ClubCost | null;
  groundAccess: GroundAccess[];
}

/** An item as the feed has it now. */
export interface SeriesItem {
  item: string;
  endsOn: string | null;
  series: object;
}

type Addressed = Pick<OpenDataClub, 'location' | 'county' | 'region'>;
type Ages = { minValue: number; maxValue: number };

/**
 * A club's training and sessions as OpenActive's SessionSeries. What lacks something that the standard requires isn't in
 * it: training of a club that doesn't say what it costs or where it is, and sessions at another place without a postcode.
 */
export function toSeriesItems(
  club: OpenDataClub,
  sessions: readonly UpcomingSession[],
  publicUrl: string,
): SeriesItem[] {
  const series = new ClubSeries(club, publicUrl);
  return [...series.teams(), ...sessions.flatMap((session) => series.session(session) ?? [])];
}

class ClubSeries {
  private readonly id: string;
  private readonly url: string;
  private readonly ground: object | undefined;

  constructor(
    private readonly club: OpenDataClub,
    private readonly publicUrl: string,
  ) {
    // By its number: its name in the address may change.
    this.id = `${publicUrl}/clubs/${club.id}`;
    this.url = `${publicUrl}/clubs/${club.slug}`;
    this.ground = this.toGround();
  }

  teams(): SeriesItem[] {
    const { cost, teams } = this.club;
    const place = this.ground;
    if (cost === null || place === undefined) return [];
    const alike = new Map<string, number>();
    return teams.flatMap((team) => {
      if (team.training.length === 0) return [];
      // Teams have no number of their own, and may be listed in another order.
      const named = JSON.stringify([team.ageGroup, team.category, team.name]);
      const nth = alike.get(named) ?? 0;
      alike.set(named, nth + 1);
      const item = `team-${hash('sha256', `${nth}${named}`, 'hex').slice(0, 20)}`;
      const ages = toTeamAges(team.ageGroup);
      const name = [team.ageGroup, TEAM_CATEGORY_NAMES[team.category], team.name].filter(Boolean).join(' ');
      const series = {
        ...this.start(item, name, team.category, ages),
        description: [`Training: ${team.training.map(sessionText).join(', ')}`, placesText(team)]
          .filter((part) => part !== null)
          .join('. '),
        location: place,
        eventSchedule: team.training.map(toPartialSchedule),
        ...toOffers({ pence: cost.pence, name: costText(cost), description: cost.note, ages }),
      };
      return { item, endsOn: null, series };
    });
  }

  session(session: UpcomingSession): SeriesItem | undefined {
    const { kind, category, costPence, ageFrom, ageTo, bring, joining, link } = session;
    const item = `session-${session.id}`;
    const place = session.place === null ? this.ground : this.toPlaceElsewhere(item, session);
    if (place === undefined) return undefined;
    const ages = { minValue: ageFrom ?? SESSION_AGES.min, maxValue: ageTo ?? SESSION_AGES.max };
    const instructions = [bring === null ? null : `Bring: ${bring}`, joining].filter((part) => part !== null);
    const status = `https://schema.org/${session.state === 'on' ? 'EventScheduled' : 'EventCancelled'}`;
    const endsOn = getLastDate(session);
    const series = {
      ...this.start(item, sessionName(session), category, ages),
      description: [SESSION_KIND_NAMES[kind], TEAM_CATEGORY_NAMES[category], sessionCost(costPence)].join(
        ' · ',
      ),
      location: place,
      eventStatus: status,
      ...(instructions.length > 0 && { attendeeInstructions: instructions.join('\n') }),
      ...(session.weeklyUntil === null
        ? { subEvent: [this.toDated(item, session, status)] }
        : { eventSchedule: [this.toSchedule(item, session, endsOn)] }),
      ...toOffers({ pence: costPence, name: sessionCost(costPence), url: link, ages }),
    };
    return { item, endsOn, series };
  }

  private start(item: string, name: string, category: TeamCategory, ages: Ages) {
    const { club, id, url, publicUrl } = this;
    return {
      '@context': 'https://openactive.io/',
      '@type': 'SessionSeries',
      '@id': `${id}#${item}`,
      url,
      name: `${name}, ${club.name}`,
      image: [{ '@type': 'ImageObject', url: `${publicUrl}/api/og-image/club/${club.id}` }],
      activity: [FOOTBALL],
      organizer: {
        '@type': 'Organization',
        '@id': id,
        name: club.name,
        url,
        ...(isWebAddress(club.website) && { sameAs: [club.website] }),
      },
      ageRange: { '@type': 'QuantitativeValue', ...ages },
      genderRestriction: GENDERS[category],
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    };
  }

  private toGround(): object | undefined {
    const { latitude, longitude, location, homeGround, trainingGroundAddress, postcode } = this.club;
    if (latitude === null || longitude === null) return undefined;
    const name = trainingGroundAddress ?? homeGround ?? location;
    const amenities = this.club.groundAccess.flatMap((access) => {
      const amenity = AMENITIES[access];
      return amenity === undefined ? [] : { '@type': amenity.type, name: amenity.name, value: true };
    });
    return {
      '@type': 'Place',
      '@id': `${this.id}#ground`,
      name,
      url: this.url,
      ...(name !== location && toAddress(this.club, name, postcode)),
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      ...(amenities.length > 0 && { amenityFeature: amenities }),
    };
  }

  private toPlaceElsewhere(item: string, { place, postcode }: UpcomingSession): object | undefined {
    const address = place === null ? undefined : toAddress(this.club, place, postcode);
    if (address === undefined) return undefined;
    return { '@type': 'Place', '@id': `${this.id}#${item}-place`, name: place, url: this.url, ...address };
  }

  private toDated(item: string, session: UpcomingSession, eventStatus: string): object {
    const { startsOn, costPence } = session;
    const { start, end } = getSessionMoments(startsOn, session);
    return {
      '@type': 'ScheduledSession',
      '@id': `${this.id}#${item}-${startsOn}`,
      url: this.url,
      startDate: toMoment(start),
      endDate: toMoment(end),
      duration: toDuration(session),
      eventStatus,
      ...(costPence === 0 && { isAccessibleForFree: true }),
    };
  }

  private toSchedule(item: string, session: UpcomingSession, endDate: string): object {
    const { startsOn, startTime, endTime } = session;
    const off = session.calledOff.filter((date) => date < endDate);
    return {
      '@type': 'Schedule',
      scheduledEventType: 'ScheduledSession',
      repeatFrequency: 'P1W',
      byDay: [toSchemaDay(WEEKDAYS[(toDay(startsOn) + 3) % 7]!)],
      startDate: startsOn,
      endDate,
      ...(off.length > 0 && {
        exceptDate: off.map((date) => toMoment(getSessionMoments(date, session).start)),
      }),
      startTime,
      endTime,
      duration: toDuration(session),
      scheduleTimezone: TIMEZONE,
      idTemplate: `${this.id}#${item}-{startDate}`,
      urlTemplate: `${this.url}#{startDate}`,
    };
  }
}

function toPartialSchedule({ day, start, end }: TrainingSession): object {
  return {
    '@type': 'PartialSchedule',
    repeatFrequency: 'P1W',
    byDay: [toSchemaDay(day)],
    ...(start !== null && { startTime: start }),
    ...(end !== null && { endTime: end }),
    scheduleTimezone: TIMEZONE,
  };
}

function toOffers({
  pence,
  ages,
  name,
  ...optional
}: {
  pence: number;
  name: string;
  ages: Ages;
  description?: string | null;
  url?: string | null;
}): object {
  const { description = null, url = null } = optional;
  return {
    isAccessibleForFree: pence === 0,
    offers: [
      {
        '@type': 'Offer',
        name,
        price: pence / 100,
        priceCurrency: 'GBP',
        ageRestriction: { '@type': 'QuantitativeValue', ...ages },
        ...(description !== null && { description }),
        ...(url !== null && { url }),
      },
    ],
  };
}

/** An address must be complete. */
function toAddress({ location, county, region }: Addressed, street: string, postcode: string | null) {
  const addressRegion = county ?? region;
  if (addressRegion === null || postcode === null) return undefined;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: location,
      addressRegion,
      postalCode: postcode,
      addressCountry: 'GB',
    },
  };
}

/** "U10s" are under ten on 31 August and may play a year up. Consumers take no ages for adults only. */
function toTeamAges(ageGroup: string): Ages {
  if (ageGroup === ALL_AGES) return { minValue: SESSION_AGES.min, maxValue: SESSION_AGES.max };
  const under = Number(/\d+/.exec(ageGroup));
  return { minValue: under - 2, maxValue: under };
}

function toSchemaDay(day: Weekday): string {
  return `https://schema.org/${WEEKDAY_NAMES[day]}`;
}

function toDuration({ startTime, endTime }: Pick<UpcomingSession, 'startTime' | 'endTime'>): string {
  return `PT${toMinutes(endTime) - toMinutes(startTime)}M`;
}

/** Without the milliseconds that the standard doesn't know. */
function toMoment(moment: Date): string {
  return moment.toISOString().replace('.000Z', 'Z');
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function isWebAddress(text: string | null): boolean {
  return text !== null && /^https?:/i.test(text) && URL.canParse(text);
}
