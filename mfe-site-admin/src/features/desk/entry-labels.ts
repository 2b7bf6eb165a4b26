import type { DeskKind, DeskVerdict } from '@club-reviews/domain/desk';
import type { DeskEntry } from '../../api/types';
import { clubFieldLabel } from '../../lib/club-labels';
import { photoExcerpt } from '../../lib/photo-labels';
import { enquiryExcerpt } from '../../lib/enquiry-labels';
import { suggestionExcerpt } from '../../lib/suggestion-labels';

/** The desk's words for a kind of entry. */
interface KindWords {
  /** Singular. */
  label: string;
  /** Plural, as a filter. */
  many: string;
  /** The two buttons' labels, and the messages after they're pressed. */
  verdicts: Record<DeskVerdict, { action: string; done: string }>;
}

const PUBLISHING = {
  accept: { action: 'Approve', done: 'Approved' },
  refuse: { action: 'Remove', done: 'Removed' },
};

const KINDS: Record<DeskKind, KindWords> = {
  report: {
    ...{ label: 'Reported review', many: 'Reports' },
    verdicts: {
      accept: { action: 'Let it stand', done: 'Let stand' },
      refuse: { action: 'Remove', done: 'Removed' },
    },
  },
  held: { label: 'Review on hold', many: 'On hold', verdicts: PUBLISHING },
  review: { label: 'Review', many: 'Reviews', verdicts: PUBLISHING },
  edit: {
    ...{ label: 'Edited review', many: 'Edits' },
    verdicts: {
      accept: { action: 'Publish the edit', done: 'Edit published' },
      refuse: { action: 'Keep the old text', done: 'Edit dropped' },
    },
  },
  appeal: {
    ...{ label: 'Appeal', many: 'Appeals' },
    verdicts: {
      accept: { action: 'Restore', done: 'Restored' },
      refuse: { action: 'Turn down', done: 'Appeal turned down' },
    },
  },
  // Its steps have different names, see NoticeActions.
  notice: {
    ...{ label: 'Notice of complaint', many: 'Notices' },
    verdicts: {
      accept: { action: 'Take the next step', done: 'Decided' },
      refuse: { action: 'Take the next step', done: 'Decided' },
    },
  },
  claim: {
    ...{ label: 'Claim', many: 'Claims' },
    verdicts: {
      accept: { action: 'Approve', done: 'Approved' },
      refuse: { action: 'Reject', done: 'Rejected' },
    },
  },
  suggestion: {
    ...{ label: 'Correction', many: 'Suggestions' },
    verdicts: {
      accept: { action: 'Mark as put right', done: 'Put right' },
      refuse: { action: 'Decline', done: 'Declined' },
    },
  },
  photo: {
    ...{ label: 'Club picture', many: 'Pictures' },
    verdicts: {
      accept: { action: 'Show', done: 'Shown' },
      refuse: { action: 'Refuse', done: 'Refused' },
    },
  },
  enquiry: {
    ...{ label: 'Reported question', many: 'Questions' },
    verdicts: {
      accept: { action: 'Dismiss the report', done: 'Report dismissed' },
      refuse: { action: 'Remove', done: 'Removed' },
    },
  },
  change: {
    ...{ label: 'Club change', many: 'Club changes' },
    verdicts: {
      accept: { action: 'Seen', done: 'Seen' },
      refuse: { action: 'Put back', done: 'Put back' },
    },
  },
};

/** A suggestion of a missing club: accepting it means adding the club, on a separate page. */
const MISSING_CLUB: KindWords = {
  ...{ label: 'Missing club', many: KINDS.suggestion.many },
  verdicts: {
    accept: { action: 'Add the club', done: '' },
    refuse: KINDS.suggestion.verdicts.refuse,
  },
};

/** A question that nobody has reported: accepting it lets the club have it. */
const HELD_QUESTION: KindWords = {
  ...{ label: 'Question on hold', many: KINDS.enquiry.many },
  verdicts: {
    accept: { action: 'Pass on to the club', done: 'Passed on' },
    refuse: KINDS.enquiry.verdicts.refuse,
  },
};

/** The words for a kind. */
export function kindWords(kind: DeskKind): KindWords {
  return KINDS[kind];
}

/** The words for an entry. */
export function wordsFor(entry: DeskEntry): KindWords {
  if (entry.enquiry?.state === 'held') return HELD_QUESTION;
  return isMissingClub(entry) ? MISSING_CLUB : KINDS[entry.kind];
}

/** Whether an entry suggests a club that isn't listed. */
export function isMissingClub({ suggestion }: DeskEntry): boolean {
  return suggestion?.kind === 'missing';
}

/** An entry's kind and id as one text, for addresses and keys. */
export function entryKey({ kind, id }: Pick<DeskEntry, 'kind' | 'id'>): string {
  return `${kind}-${id}`;
}

/** Which club an entry is about. */
export function getClub(entry: DeskEntry): string {
  const { review, report, removed, notice, claim, suggestion, photo, enquiry, change } = entry;
  const named = review ?? report ?? removed ?? notice ?? claim ?? suggestion ?? enquiry;
  return named?.clubName ?? (photo ?? change)?.club.name ?? '';
}

/** The first words of what has to be read. */
export function getExcerpt(entry: DeskEntry): string {
  const { review, report, removed, notice, claim, suggestion, photo, enquiry, change } = entry;
  if (review !== null) return review.waitingEdit?.reviewText ?? review.reviewText;
  if (report !== null) return report.reports[0]?.words || (report.review?.reviewText ?? '');
  if (removed !== null) return removed.appeal?.text ?? removed.reviewText;
  if (notice !== null) return `Notice ${notice.reference}`;
  if (claim !== null) return `${claim.contactName} claims this club`;
  if (suggestion !== null) return suggestionExcerpt(suggestion);
  if (photo !== null) return photoExcerpt(photo);
  if (enquiry !== null) return enquiryExcerpt(enquiry);
  return (change?.fields ?? [])
    .map(({ name, after }) => `${clubFieldLabel(name)}: ${after ?? 'nothing'}`)
    .join(', ');
}

/** The review whose history an entry shows; undefined if it's not about a review. */
export function getReview({ review, report, removed }: DeskEntry) {
  return review ?? report?.review ?? removed ?? undefined;
}

/** Kinds that can be accepted without a reason. */
const AT_ONCE: ReadonlySet<DeskKind> = new Set(['review', 'held', 'edit', 'photo', 'enquiry', 'change']);

/** Whether a decision needs no reason, and takes just one press. */
export function isDecidedAtOnce(kind: DeskKind, verdict: DeskVerdict): boolean {
  return verdict === 'accept' && AT_ONCE.has(kind);
}
