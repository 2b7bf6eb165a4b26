import type {
  BreadcrumbList,
  Rating,
  Review as ReviewData,
  SearchAction,
  SportsClub,
  WebSite,
  WithContext,
} from 'schema-dts';
import { ACCREDITATION_NAMES, costText, GROUND_ACCESS_NAMES } from '@club-reviews/domain/club-facts';
import { londonClock } from '@club-reviews/domain/london-clock';
import type { ClubDetail, Review } from '../api/types';
import { clubPath, reviewAnchor } from '../lib/club-address';
import { clubImage } from '../lib/club-facts';
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

/** A club as schema.org's SportsClub, with its average if it has reviews, and the reviews shown on the page. */
export function clubData(club: ClubDetail, reviews: Review[], origin: string): WithContext<SportsClub> {
  const url = `${origin}${clubPath(club.slug)}`;
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
    amenityFeature:
      club.groundAccess.length === 0
        ? undefined
        : club.groundAccess.map((access) => ({
            '@type': 'LocationFeatureSpecification',
            name: GROUND_ACCESS_NAMES[access],
            value: true,
          })),
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
