import type {
  BreadcrumbList,
  LocationFeatureSpecification,
  Rating,
  Review as ReviewData,
  SearchAction,
  SportsActivityLocation,
  SportsClub,
  SportsEvent,
  WebSite,
  WithContext,
} from 'schema-dts';
import { ACCREDITATION_NAMES, costText, GROUND_ACCESS_NAMES } from '@club-reviews/domain/club-facts';
import { getSessionMoments, sessionName } from '@club-reviews/domain/club-sessions';
import { londonClock } from '@club-reviews/domain/london-clock';
import type { ClubDetail, GroundPage, Review, SessionToTry } from '../api/types';
import { getSessions } from '../lib/club-sessions';
import { clubPath, reviewAnchor } from '../lib/club-address';
import { clubImage } from '../lib/club-facts';
import { groundPath } from '../lib/ground-address';
import { socialAddress, websiteAddress } from '@club-reviews/shared-ui/formatting';
import type { PageRequest } from './page-request';

// Properties are listed one by one and never spread, so that the compiler checks each against schema.org's vocabulary.
// Those without a value are undefined, which JSON leaves out.

const CONTEXT = 'https://schema.org';

const rating = (value: number | string): Rating => ({
  '@type': 'Rating',
  ratingValue: Number(value),
  bestRating: 5,
  worstRating: 1,
});

/** Search engines read this in addition to the vocabulary. */
type Search = Extract<SearchAction, object> & { 'query-input': string };

/** The site itself, with its search. */
export function websiteData({
  origin,
  config,
}: Pick<PageRequest, 'origin' | 'config'>): WithContext<WebSite> {
  const search: Search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/?sport={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: config.brandName,
    url: `${origin}/`,
    potentialAction: search,
  };
}

function reviewData(review: Review, clubAddress: string): ReviewData {
  return {
    '@type': 'Review',
    '@id': `${clubAddress}#${reviewAnchor(review.id)}`,
    author: { '@type': 'Person', name: review.authorName },
    datePublished: londonClock(new Date(review.createdAt)).date,
    reviewBody: review.reviewText,
    reviewRating: rating(review.overallRating),
  };
}

/** A session to try, an event for each of its next dates. */
function sessionEvents(session: SessionToTry, club: ClubDetail, url: string): SportsEvent[] {
  const { costPence, state, place, postcode } = session;
  const moments = session.dates.map((date) => getSessionMoments(date, session));
  return moments.map(({ start, end }) => ({
    '@type': 'SportsEvent',
    name: `${sessionName(session)}, ${club.name}`,
    sport: club.sport,
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    eventStatus: state === 'on' ? 'https://schema.org/EventScheduled' : 'https://schema.org/EventCancelled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    typicalAgeRange:
      session.ageFrom === null && session.ageTo === null
        ? undefined
        : `${session.ageFrom ?? ''}-${session.ageTo ?? ''}`,
    isAccessibleForFree: costPence === 0,
    offers: { '@type': 'Offer', price: (costPence / 100).toFixed(2), priceCurrency: 'GBP', url },
    location: {
      '@type': 'Place',
      name: place ?? club.homeGround ?? club.name,
      address: {
        '@type': 'PostalAddress',
        addressLocality: club.location,
        // Another place has its own postcode, or none that's known.
        postalCode: postcode ?? (place === null ? club.postcode : null) ?? undefined,
        addressCountry: 'GB',
      },
    },
    organizer: { '@id': url },
  }));
}

function amenities({
  groundAccess,
}: Pick<GroundPage, 'groundAccess'>): LocationFeatureSpecification[] | undefined {
  if (groundAccess.length === 0) return undefined;
  return groundAccess.map((access) => ({
    '@type': 'LocationFeatureSpecification',
    name: GROUND_ACCESS_NAMES[access],
    value: true,
  }));
}

/** A ground as schema.org's SportsActivityLocation. */
export function groundData(ground: GroundPage, origin: string): WithContext<SportsActivityLocation> {
  const url = `${origin}${groundPath(ground.id)}`;
  return {
    '@context': CONTEXT,
    '@type': 'SportsActivityLocation',
    '@id': url,
    name: ground.name,
    url,
    address: {
      '@type': 'PostalAddress',
      addressLocality: ground.town ?? undefined,
      postalCode: ground.postcode ?? undefined,
      addressCountry: 'GB',
    },
    geo: { '@type': 'GeoCoordinates', latitude: ground.latitude, longitude: ground.longitude },
    amenityFeature: amenities(ground),
  };
}

/** A club as schema.org's SportsClub, with its average if it has reviews, the reviews shown on the page,
 * and its next sessions to try. */
export function clubData(club: ClubDetail, reviews: Review[], origin: string): WithContext<SportsClub> {
  const url = `${origin}${clubPath(club.slug)}`;
  const sessions = getSessions(club);
  const sameAs = [
    websiteAddress(club.website),
    socialAddress('instagram', club.instagram),
    socialAddress('facebook', club.facebook),
    socialAddress('x', club.xTwitter),
  ].filter((address) => address !== null);
  return {
    '@context': CONTEXT,
    '@type': 'SportsClub',
    '@id': url,
    name: club.name,
    url,
    description: club.description,
    image: clubImage(club, origin),
    address: {
      '@type': 'PostalAddress',
      addressLocality: club.location,
      postalCode: club.postcode ?? undefined,
      addressCountry: 'GB',
    },
    geo:
      club.latitude === null || club.longitude === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: club.latitude, longitude: club.longitude },
    sameAs: sameAs.length === 0 ? undefined : sameAs,
    hasCredential:
      club.accreditation === null
        ? undefined
        : {
            '@type': 'EducationalOccupationalCredential',
            name: ACCREDITATION_NAMES[club.accreditation],
          },
    amenityFeature: amenities(club),
    priceRange: club.cost === null ? undefined : costText(club.cost),
    aggregateRating:
      club.reviewCount === 0
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: club.overallRating,
            reviewCount: club.reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
    event:
      sessions.length === 0 ? undefined : sessions.flatMap((session) => sessionEvents(session, club, url)),
    review: reviews.length === 0 ? undefined : reviews.map((review) => reviewData(review, url)),
  };
}

/** The path from home to a club's page. */
export function breadcrumbData(club: ClubDetail, origin: string): WithContext<BreadcrumbList> {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Browse clubs', path: '/browse-clubs' },
    { name: club.name, path: clubPath(club.slug) },
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
