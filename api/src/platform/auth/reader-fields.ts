import { FACT_ENTRIES } from '@club-reviews/domain/simple-facts';

/**
 * The texts that readers get in responses to staff, by the names of their fields: any other comes out empty, whatever it
 * holds. A test fails for a field that's neither here nor among the contact details.
 */
export const READER_FIELDS: ReadonlySet<string> = new Set(
  [
    // When, what kind and in which state.
    'appealedAt approvedAt at closedAt confirmedAt contactErasedAt createdAt decidedAt dueAt endedAt endsOn erasedAt expiresAt lastSeenAt',
    'medianSince oldestSince openedAt points receivedAt removedAt reportedAt since stateSince undoneAt verifiedAt',
    'waitingSince week action actor decisions errorClass fromStatus hideRefusal holdReasons kind kinds outcome problem reasonCode',
    'removalReason reportReason role sharing signals source state status step timing toStatus verdict',
    'verificationMethod',
    // About clubs, which is public or soon will be.
    'ageGroups clubDescription clubLocation clubName clubSlug clubWebsite county description externalIds facilities',
    'formerSlugs homeGround imageUrl key leagues location place postcode slug socialMedia sourceUrl sport suffix',
    'trainingDays website websiteUrl',
    // About their sessions to try, which are public.
    'bring calledOff category dates endTime joining link startsOn startTime title weeklyUntil',
    // Where their facts come from, which is public.
    'facts licence on',
    // What people wrote, under the names they gave, and what staff decided.
    'additionalInfo after ageGroup answer authorName before by contactName decidedBy decidedByName decisionReason',
    'decisionWords defamatory inaccuracies lookers meaning message name note number overallRating position reason',
    'reference rejectionReason removedBy removedByName reportWords responseText reviewText reviewTextNow staffName',
    'statement text words',
    // How the site is.
    'advice step',
    // Releases.
    'active fallback from remote to version',
    ...FACT_ENTRIES.map(([key]) => key),
  ].flatMap((names) => names.split(' ')),
);
