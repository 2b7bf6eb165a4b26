/** Why a review can be removed: its name on the site, and what it means to the person who wrote the review. */
export interface RemovalReason {
  label: string;
  /** One sentence about the review, which its author gets by email. */
  meaning: string;
}

/**
 * The public list of reasons for removing a review. A review's rating isn't one of them. Nor is its author's wish:
 * authors withdraw their reviews themselves, and what they withdraw isn't counted as removed.
 */
export const REMOVAL_REASONS = {
  fake: {
    label: 'Not a real experience',
    meaning: 'We have good reason to think the review isn’t about the writer’s own time with this club.',
  },
  conflict: {
    label: 'Conflict of interest',
    meaning: 'The writer has an interest in the club or a rival, or got something in return for the review.',
  },
  abuse: {
    label: 'Abuse or threats',
    meaning: 'The review insults, threatens or harasses someone, or attacks people for who they are.',
  },
  'personal-data': {
    label: 'Personal details',
    meaning: 'The review names or identifies a child or a private person, or gives their contact details.',
  },
  safeguarding: {
    label: 'A safeguarding concern',
    meaning:
      'The review makes an allegation about a child’s safety, which the welfare officer, the NSPCC or the police need to hear, not the public.',
  },
  'off-topic': {
    label: 'Not about the club',
    meaning: 'The review says nothing about what it’s like to be with this club.',
  },
  advertising: {
    label: 'Advertising',
    meaning: 'The review promotes a business, a product or a website.',
  },
  unlawful: {
    label: 'Against the law',
    meaning: 'The law requires us to take the review down, for example after a notice of defamation.',
  },
} as const satisfies Record<string, RemovalReason>;

/** One of the {@link REMOVAL_REASONS}. */
export type RemovalReasonCode = keyof typeof REMOVAL_REASONS;

/** The codes, in the order of the list. */
export const REMOVAL_REASON_CODES = Object.keys(REMOVAL_REASONS) as RemovalReasonCode[];

/** What is recorded for a removal by a client that gives no reason; nobody can choose it. */
export const NO_REMOVAL_REASON = 'none-given';

/** What is recorded as the reason of a removal. */
export type RecordedRemovalReason = RemovalReasonCode | typeof NO_REMOVAL_REASON;

/** What can be recorded as the reason of a removal. */
export const RECORDED_REMOVAL_REASONS: readonly RecordedRemovalReason[] = [
  ...REMOVAL_REASON_CODES,
  NO_REMOVAL_REASON,
];

/** The list's entry; undefined if no reason was given. */
export function removalReason(code: string | null): RemovalReason | undefined {
  return code !== null && Object.hasOwn(REMOVAL_REASONS, code)
    ? REMOVAL_REASONS[code as RemovalReasonCode]
    : undefined;
}
