import { Claim } from '../claims/claim.entity.js';
import { ClubAdmin } from '../club-admins/club-admin.entity.js';
import { ClubAgeGroupCount } from '../clubs/club-age-group-count.entity.js';
import { ClubSearchTerm } from '../clubs/club-search-term.entity.js';
import { Club } from '../clubs/club.entity.js';
import { OutwardCode } from '../postcodes/outward-code.entity.js';
import { Postcode } from '../postcodes/postcode.entity.js';
import { Review } from '../reviews/review.entity.js';
import { AgeGroupCount } from '../stats/age-group-count.entity.js';
import { SiteCounter } from '../stats/site-counter.entity.js';
import { SiteSetting } from './site-setting.entity.js';

/** Every table of the product; a new entity is added here and in a migration. */
export const ENTITIES = [
  AgeGroupCount,
  Claim,
  Club,
  ClubAdmin,
  ClubAgeGroupCount,
  ClubSearchTerm,
  OutwardCode,
  Postcode,
  Review,
  SiteCounter,
  SiteSetting,
];
