import { endOfFifthDay, halfOf48Hours, within48Hours } from './notice-clock.ts';

/**
 * Notices of complaint under section 5 of the Defamation Act 2013 and the Defamation (Operators of Websites)
 * Regulations 2013 (SI 2013/3028): the contents of a notice, and the steps it goes through. See
 * docs/moderation.md.
 */

/** A notice's state: `unconfirmed` until its address is, then waiting for whoever acts next, until it's closed. */
export const NOTICE_STATES = [
  'unconfirmed',
  'received',
  'forwarded',
  'answered',
  'silent',
  'closed',
] as const;

/** One of the {@link NOTICE_STATES}. */
export type NoticeState = (typeof NOTICE_STATES)[number];

/** Who takes a step. */
export type NoticeActor = 'complainant' | 'author' | 'site-admin' | 'system';

interface StepRule {
  from: readonly NoticeState[];
  to: NoticeState;
  by: NoticeActor;
  /** Whether the review is taken down with it. */
  removes: boolean;
}

const WAITING: readonly NoticeState[] = ['received', 'forwarded', 'answered', 'silent'];

/**
 * Every step: from which state to which, who takes it, and whether the review is taken down. References are to the
 * Regulations and their Schedule.
 *
 * - `sent`: the complainant confirmed the address and sent the notice (regulation 2).
 * - `defective`: it lacks what the law requires (regulation 4).
 * - `forwarded` to the author (paragraph 2); `removed-unreachable` if the author can't be written to (paragraph 3).
 * - `removed-repeat`: the same words by the same author, removed twice already (paragraph 9).
 * - `removed-agreed`: the author agrees to the removal (paragraph 7).
 * - `kept`: the author wants the review to stay and gave name and address; a moderator reads them, and it `stands`
 *   (paragraph 8), or it's `removed-details` if they're obviously false (paragraph 6).
 * - `removed-silence`: no answer in time (paragraph 5). Beyond the limits on what is removed without a moderator's
 *   decision, it's `silent` instead, and a moderator decides: `removed-unanswered` or `stays`.
 * - `review-gone`: the review was removed another way, for example because its author withdrew it.
 */
export const NOTICE_STEPS = {
  sent: { from: ['unconfirmed'], to: 'received', by: 'complainant', removes: false },
  defective: { from: ['received'], to: 'closed', by: 'site-admin', removes: false },
  forwarded: { from: ['received'], to: 'forwarded', by: 'site-admin', removes: false },
  'removed-unreachable': { from: ['received'], to: 'closed', by: 'site-admin', removes: true },
  'removed-repeat': { from: ['received'], to: 'closed', by: 'site-admin', removes: true },
  'removed-agreed': { from: ['forwarded'], to: 'closed', by: 'author', removes: true },
  kept: { from: ['forwarded'], to: 'answered', by: 'author', removes: false },
  'removed-silence': { from: ['forwarded'], to: 'closed', by: 'system', removes: true },
  silent: { from: ['forwarded'], to: 'silent', by: 'system', removes: false },
  'removed-unanswered': { from: ['silent'], to: 'closed', by: 'site-admin', removes: true },
  stays: { from: ['silent'], to: 'closed', by: 'site-admin', removes: false },
  stands: { from: ['answered'], to: 'closed', by: 'site-admin', removes: false },
  'removed-details': { from: ['answered'], to: 'closed', by: 'site-admin', removes: true },
  'review-gone': { from: WAITING, to: 'closed', by: 'system', removes: false },
} as const satisfies Record<string, StepRule>;

/** One of the {@link NOTICE_STEPS}. */
export type NoticeStep = keyof typeof NOTICE_STEPS;

/** The steps by name. */
export const NOTICE_STEP_NAMES = Object.keys(NOTICE_STEPS) as NoticeStep[];

/** The steps in words, once taken. */
export const NOTICE_STEP_LABELS: Record<NoticeStep, string> = {
  sent: 'Notice received',
  defective: 'Closed: the notice is incomplete',
  forwarded: 'Passed on to the author of the review',
  'removed-unreachable': 'Review removed: its author can’t be reached',
  'removed-repeat': 'Review removed: it had been removed twice before',
  'removed-agreed': 'Review removed: its author agreed',
  kept: 'The author wants the review to stay',
  'removed-silence': 'Review removed: no answer in time',
  silent: 'No answer in time',
  'removed-unanswered': 'Review removed: no answer in time',
  stays: 'Closed: the review stays, though its author didn’t answer',
  stands: 'Closed: the review stays',
  'removed-details': 'Review removed: the author’s details are missing or false',
  'review-gone': 'Closed: the review is no longer on the site',
};

/** What an open notice is waiting for. */
export const NOTICE_NEXT_LABELS: Partial<Record<NoticeState, string>> = {
  received: 'A moderator will read the notice',
  forwarded: 'The author of the review can answer',
  answered: 'A moderator will read the author’s answer',
  silent: 'The author didn’t answer, and a moderator will decide',
};

/** Whether a notice in this state can take the step. */
export function canTake(state: NoticeState, step: NoticeStep): boolean {
  const { from }: StepRule = NOTICE_STEPS[step];
  return from.includes(state);
}

/** When the next step is due once this one was taken; null if the notice is closed. */
export function dueAfter(step: NoticeStep, at: Date): Date | null {
  const { to } = NOTICE_STEPS[step];
  if (to === 'closed') return null;
  return to === 'forwarded' ? endOfFifthDay(at) : within48Hours(at);
}

/** When moderators are reminded of the step they have to take next; null if it's someone else's turn. */
export function reminderAfter(step: NoticeStep, at: Date): Date | null {
  const { to } = NOTICE_STEPS[step];
  return to === 'closed' || to === 'forwarded' ? null : halfOf48Hours(at);
}

/**
 * What a moderator can decide. `complete` forwards the notice; `unreachable` removes the review of an author who can't be
 * written to, which is a decision of its own, so that nobody who wants to ask the author removes the review.
 */
export const NOTICE_DECISIONS = [
  'complete',
  'unreachable',
  'defective',
  'repeat',
  'stands',
  'false-details',
  'stay',
  'remove',
] as const;

/** One of the {@link NOTICE_DECISIONS}. */
export type NoticeDecision = (typeof NOTICE_DECISIONS)[number];

/** The possible decisions on a notice in this state. */
export function decisionsIn(state: NoticeState): NoticeDecision[] {
  if (state === 'received') return ['complete', 'unreachable', 'defective', 'repeat'];
  if (state === 'silent') return ['stay', 'remove'];
  return state === 'answered' ? ['stands', 'false-details'] : [];
}

/** An author's possible answers. */
export const AUTHOR_ANSWERS = ['remove', 'keep'] as const;

/** One of the {@link AUTHOR_ANSWERS}. */
export type AuthorResponse = (typeof AUTHOR_ANSWERS)[number];

/** A text of the forms: its longest, in characters, how messages name it, and the message when it's missing. */
interface TextRule {
  name: string;
  max: number;
  missing: string;
}

/** The texts of a notice (section 5(6) of the Act, regulation 2). */
export const NOTICE_TEXTS = {
  name: { name: 'Your name', max: 160, missing: 'Please enter your full name' },
  statement: {
    name: 'The statement',
    max: 2000,
    missing: 'Please quote the words you’re complaining about',
  },
  defamatory: {
    name: 'The explanation',
    max: 2000,
    missing: 'Please explain why the statement is defamatory of you',
  },
  meaning: {
    name: 'The meaning',
    max: 1000,
    missing: 'Please say what you understand the statement to mean',
  },
  inaccuracies: {
    name: 'What is wrong',
    max: 2000,
    missing: 'Please say what is factually inaccurate, or an opinion not supported by fact',
  },
} satisfies Record<string, TextRule>;

/** The form's and the api's messages about the other fields of a notice. */
export const NOTICE_MESSAGES = {
  review: 'Please say which review it is about',
  cannotIdentify: 'Please confirm that you don’t know enough about the author to bring proceedings',
  shareName: 'Please say whether the author may have your name',
  shareEmail: 'Please say whether the author may have your email address',
  answer: 'Please select whether your review is removed or stays',
};

/** What an author who keeps a review has to give (paragraph 2 of the Schedule). */
export const ANSWER_TEXTS = {
  fullName: { name: 'Your full name', max: 160, missing: 'Please enter your full name' },
  postalAddress: {
    name: 'Your postal address',
    max: 500,
    missing: 'Please enter the postal address where you live or work',
  },
} satisfies Record<string, TextRule>;

/** The message if the author doesn't say whether the complainant may have their details. */
export const SHARE_DETAILS_MESSAGE = 'Please say whether the complainant may have your name and address';

/** What a notice has to contain, in the words of the letter about an incomplete one (regulation 4). */
export const NOTICE_REQUIREMENTS = [
  'your name, and an email address where we can reach you',
  'the statement you complain of, and where on our site it is',
  'why it is defamatory of you',
  'the meaning that you attribute to the statement',
  'what in it you believe is factually inaccurate, or an opinion not supported by fact',
  'a confirmation that you don’t have enough information about its author to bring proceedings against them',
  'whether you agree that we give the author your name, and your email address',
];
