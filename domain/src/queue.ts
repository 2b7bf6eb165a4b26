import type { NoticeDecision } from './defamation-notices.ts';

/** What waits in the queue, by kind, in the order in which those that are equally urgent are listed. */
export const QUEUE_KINDS = [
  'report',
  'held',
  'review',
  'edit',
  'appeal',
  'notice',
  'claim',
  'suggestion',
  'photo',
  'enquiry',
  'change',
  'warning',
] as const;

/** One of the {@link QUEUE_KINDS}. */
export type QueueKind = (typeof QUEUE_KINDS)[number];

/**
 * What a moderator decides in the queue. To accept is to publish a review or an edit, to keep a reported review, to
 * grant an appeal, to approve a claim, to take up a suggestion, to show a picture, to pass on a question to a club or
 * dismiss its report, to have checked a club's change, or to end a warning that its club appealed against; to refuse is the opposite. Steps of a notice have their own
 * names, see {@link NOTICE_VERDICTS}.
 */
export const QUEUE_VERDICTS = ['accept', 'refuse'] as const;

/** One of the {@link QUEUE_VERDICTS}. */
export type QueueVerdict = (typeof QUEUE_VERDICTS)[number];

/** What each step of a notice of complaint counts as. */
export const NOTICE_VERDICTS: Record<NoticeDecision, QueueVerdict> = {
  ...{ complete: 'accept', unreachable: 'accept', repeat: 'accept', stands: 'accept', stay: 'accept' },
  ...{ defective: 'refuse', 'false-details': 'refuse', remove: 'refuse' },
};

/** How long a decision in the queue can be undone; then it's carried out. */
export const UNDO_SECONDS = 10;

/** Anyone with an entry open reports that this often, and counts as gone after the longer time. */
export const LOOK_AGAIN_SECONDS = 20;
export const LOOK_LASTS_SECONDS = 50;

/** How many entries can be decided with one call. */
export const MAX_DECISIONS_AT_ONCE = 50;

/** How many entries of a kind are counted; beyond, the count is said to be "1,000+". */
export const MAX_COUNTED = 1000;

/** A note between staff: its longest, in characters, and how many there can be on one entry. */
export const MAX_NOTE_LENGTH = 1000;
export const MAX_NOTES = 50;

/** A saved filter: the longest name, in characters, and how many each person can have. */
export const MAX_FILTER_NAME_LENGTH = 40;
export const MAX_FILTERS = 20;

/** The messages about invalid notes and filters. */
export const QUEUE_MESSAGES = {
  note: 'Please write a note',
  tooManyNotes: `There can be ${MAX_NOTES} notes on an entry`,
  filterName: 'Please give the filter a name',
  filterNameTaken: 'You have a filter of this name already',
  wholeQueue: 'Choose what the filter shows first',
  tooManyFilters: `You can have ${MAX_FILTERS} filters: delete one first`,
};
