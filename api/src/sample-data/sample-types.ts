import type {
  Accreditation,
  ClubCost,
  ClubTeam,
  GroundAccess,
  GroundSurface,
  WelfareOfficer,
} from '@club-reviews/domain/club-facts';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';

/** An invented club in a real place, complete apart from the totals of its reviews. */
export interface SampleClub {
  /** Position in the sequence of sample clubs, from 0; the club is the same whatever the number of clubs. */
  index: number;
  name: string;
  slug: string;
  location: string;
  /** Just the town or district, as locals call it. */
  town: string;
  county: string;
  region: string;
  postcode: string | null;
  outwardCode: string;
  latitude: number;
  longitude: number;
  sport: string;
  description: string;
  imageUrl: string | null;
  website: string | null;
  homeGround: string;
  leagues: string[];
  aboutUs: string | null;
  teams: string[];
  trainingSchedule: string | null;
  trainingGroundAddress: string | null;
  membershipFees: string | null;
  instagram: string | null;
  facebook: string | null;
  xTwitter: string | null;
  contactEmail: string | null;
  teamDetails: ClubTeam[] | null;
  cost: ClubCost | null;
  accreditation: Accreditation | null;
  welfareOfficer: WelfareOfficer | null;
  groundSurfaces: GroundSurface[] | null;
  groundAccess: GroundAccess[] | null;
  createdAt: Date;
}

/** Five whole ratings from 1 to 5. */
export type Ratings = Readonly<Record<RatingCategory, number>>;

/** An invented review of a sample club. */
export interface SampleReview {
  /** The club's {@link SampleClub.index}. */
  clubIndex: number;
  authorEmail: string;
  reviewText: string;
  ageGroup: string;
  ratings: Ratings;
  isVerified: boolean;
  isApproved: boolean;
  responseText: string | null;
  respondedAt: Date | null;
  createdAt: Date;
  verifiedAt: Date | null;
  approvedAt: Date | null;
}
