import { AuditEntry } from '../audit/audit-entry.entity.js';
import { Claim } from '../claims/claim.entity.js';
import { ClubAdmin } from '../club-admins/club-admin.entity.js';
import { ManagedClub } from '../club-admins/managed-club.entity.js';
import { ClubAdminToken } from '../club-admins/club-admin-token.entity.js';
import { ClubAgeGroupCount } from '../clubs/club-age-group-count.entity.js';
import { ClubSearchTerm } from '../clubs/club-search-term.entity.js';
import { Club } from '../clubs/club.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { OutwardCode } from '../postcodes/outward-code.entity.js';
import { Postcode } from '../postcodes/postcode.entity.js';
import { RateLimitCounter } from '../rate-limits/rate-limit-counter.entity.js';
import { ReviewToken } from '../reviews/review-token.entity.js';
import { Review } from '../reviews/review.entity.js';
import { AgeGroupCount } from '../stats/age-group-count.entity.js';
import { SiteCounter } from '../stats/site-counter.entity.js';
import { SummaryJob } from '../summaries/summary-job.entity.js';
import { SiteSetting } from './site-setting.entity.js';

/** Every table of the product; a new entity is added here and in a migration. */
export const ENTITIES = [
  AgeGroupCount,
  AuditEntry,
  Claim,
  Club,
  ClubAdmin,
  ClubAdminToken,
  ClubAgeGroupCount,
  ClubSearchTerm,
  Mail,
  ManagedClub,
  OutwardCode,
  Postcode,
  RateLimitCounter,
  Review,
  ReviewToken,
  SiteCounter,
  SiteSetting,
  SummaryJob,
];
