import { sampleClub } from './clubs.js';

/** An invented claim, waiting for the site administrator. */
export interface SampleClaim {
  clubName: string;
  /** The claimed sample club; null for an unlisted club. */
  clubIndex: number | null;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  position: string;
  clubDescription: string;
  facilities: string;
  ageGroups: string;
  trainingDays: string;
  websiteUrl: string | null;
  socialMedia: string | null;
  verificationMethod: string;
  additionalInfo: string | null;
  createdAt: Date;
}

type Draft = Omit<SampleClaim, 'clubName' | 'createdAt'> & { clubName?: string; hoursAgo: number };

const HOUR_MS = 3_600_000;

/** Phone numbers are from the range that Ofcom reserves for drama. */
const DRAFTS: readonly Draft[] = [
  {
    clubIndex: 9,
    contactName: 'Priya Nair',
    contactEmail: 'priya.nair@committee.example',
    contactPhone: '07700 900142',
    position: 'secretary',
    clubDescription:
      'We run fourteen teams from under-7s to under-16s, including four girls’ teams, and a Saturday morning session for beginners.',
    facilities:
      'Two grass pitches, a small clubhouse with toilets and a tea hut, winter training on hired 3G.',
    ageGroups: 'U7s to U16s',
    trainingDays: 'Tuesdays and Thursdays, mini soccer on Saturdays',
    websiteUrl: 'https://hyde-park-club.example',
    socialMedia: 'https://social.example/hyde-park-club',
    verificationMethod: 'email-domain',
    additionalInfo: 'Our website has the committee page with my name on it. Happy to take a call after six.',
    hoursAgo: 7,
  },
  {
    clubIndex: 20,
    contactName: 'Gareth Holroyd',
    contactEmail: 'gareth@holroyd-coaching.example',
    contactPhone: '07700 900387',
    position: 'head-coach',
    clubDescription:
      'A friendly club for children of all abilities. Every coach holds a recognised badge and every player gets at least half a game.',
    facilities: 'Council pitches with changing rooms; floodlit school 3G pitch from October to March.',
    ageGroups: 'U6s to U14s',
    trainingDays: 'Wednesdays',
    websiteUrl: null,
    socialMedia: 'https://social.example/holroyd-coaching',
    verificationMethod: 'social-media',
    additionalInfo: null,
    hoursAgo: 31,
  },
  {
    clubIndex: null,
    clubName: 'Cragg Hill Nuthatches Juniors',
    contactName: 'Michelle Okafor',
    contactEmail: 'chair@nuthatches.example',
    contactPhone: '07700 900561',
    position: 'chairman',
    clubDescription:
      'New club, founded last summer by parents of two primary schools. We have five teams and a waiting list, and we would love to be listed.',
    facilities: 'School field and sports hall, first aid room, plenty of parking at weekends.',
    ageGroups: 'U7s, U8s, U9s and U10s',
    trainingDays: 'Mondays and Fridays',
    websiteUrl: 'https://nuthatches.example',
    socialMedia: null,
    verificationMethod: 'league-contact',
    additionalInfo: 'The Dales & Wolds Mini Soccer secretary can confirm our registration.',
    hoursAgo: 52,
  },
  {
    clubIndex: 57,
    contactName: 'Daniel Whitcombe',
    contactEmail: 'd.whitcombe@post.example',
    contactPhone: '07700 900014',
    position: 'committee-member',
    clubDescription:
      'Long-standing community club. I look after fixtures and our web pages, and would like to keep our details here up to date.',
    facilities: 'Three pitches, pavilion with four changing rooms, ramp access.',
    ageGroups: 'U7s to U18s',
    trainingDays: 'Tuesdays, Wednesdays and Thursdays',
    websiteUrl: 'https://pavilion-club.example',
    socialMedia: null,
    verificationMethod: 'website-admin',
    additionalInfo: 'I can put any text you like on our contact page as proof.',
    hoursAgo: 96,
  },
  {
    clubIndex: null,
    clubName: 'Salt Lane Sparrowhawks',
    contactName: 'Aisha Rahman',
    contactEmail: 'aisha@sparrowhawks.example',
    contactPhone: '07700 900733',
    position: 'manager',
    clubDescription:
      'Girls’ football only: three teams, thirty-eight players, one very patient set of parents. We play in the girls’ league and host a summer festival.',
    facilities: 'One full-size and two small pitches, portable toilets, secure storage.',
    ageGroups: 'U10s, U12s and U14s girls',
    trainingDays: 'Thursdays',
    websiteUrl: null,
    socialMedia: 'https://social.example/sparrowhawks',
    verificationMethod: 'documentation',
    additionalInfo: 'Affiliation certificate and insurance papers can be sent by post or email.',
    hoursAgo: 143,
  },
];

/**
 * Makes up the claims waiting for a decision. A claim for a listed club needs that club to exist, so fewer clubs mean
 * fewer claims.
 */
export function sampleClaims(clubCount: number, now: Date): SampleClaim[] {
  return DRAFTS.filter(({ clubIndex }) => clubIndex === null || clubIndex < clubCount).map(
    ({ hoursAgo, clubName, ...draft }) => ({
      ...draft,
      clubName: draft.clubIndex === null ? (clubName ?? '') : sampleClub(draft.clubIndex, now).name,
      createdAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
    }),
  );
}
