import type { NoticeDecision } from '@club-reviews/domain/defamation-notices';
import type { QueueVerdict } from '@club-reviews/domain/queue';
import type { ComponentType, ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { AdminReview, QueueDecision, QueueEntry } from '../../api/types';
import type { DecisionFrame } from '../../components/decision-dialog';

/** A moderator's decision, without its entry. */
export type Verdict = Omit<QueueDecision, 'kind' | 'id'>;

/** What's asked before a verdict. */
export interface Question {
  description: string;
  initialValues: Record<string, string>;
  schema?: AnyObjectSchema;
  fields: ReactNode;
  /** What the api gets of the form's values. */
  toBody: (values: Partial<Record<string, string>>) => Omit<Verdict, 'verdict'>;
}

/** A button's label, and the message after it's pressed. */
interface VerdictLabels {
  action: string;
  done: string;
}

/** A step of a kind that has more than two verdicts, or the key that was pressed for one. */
export type Step = NoticeDecision | QueueVerdict;

/** The buttons and the questions of a kind that has more than two verdicts. */
export interface Steps {
  Buttons: ComponentType<{
    id: number;
    keyHint: (key: string) => ReactNode;
    onAsk: (step: Step) => void;
  }>;
  Question: ComponentType<
    DecisionFrame & { id: number; step: Step; decide: (verdict: Verdict) => Promise<unknown> }
  >;
}

/** What a dialog says about a review. */
type QuotedReview = Pick<AdminReview, 'id' | 'clubName' | 'createdAt' | 'overallRating' | 'reviewText'>;

/** An entry as the queue shows it, and how it's decided. */
export interface DescribedEntry {
  label: string;
  verdicts: Record<QueueVerdict, VerdictLabels>;
  clubName: string;
  /** The end of its page's address, if it has one. */
  clubSlug?: string | undefined;
  /** The first words of what has to be read. */
  excerpt: string;
  /** What has to be read before a decision. */
  content: ReactNode;
  /** The question before a verdict; the page where it's carried out; or null, if one press is enough. */
  ask: (verdict: QueueVerdict) => Question | { path: string } | null;
  /** The text that an approval is about: the api refuses if it has changed since. */
  approvedText?: string;
  /** The review whose history it has. */
  review?: QuotedReview | undefined;
  steps?: Steps;
  /** Whether this page can't show it, so no one can decide on it here. */
  isUnreadable?: boolean;
}

/** A kind of entry: all that the queue knows about it. */
export interface ShownKind {
  /** Plural, as a filter. */
  many: string;
  /** Whether several can be decided together. */
  isSelectable?: boolean;
  /** Null if the page can't show the entry. */
  describe: (entry: QueueEntry) => DescribedEntry | null;
}

/** A kind whose entries each have a part with everything about them. */
export function defineKind<Part>(
  kind: Omit<ShownKind, 'describe'>,
  getPart: (entry: QueueEntry) => Part | null,
  describe: (part: Part, entry: QueueEntry) => DescribedEntry,
): ShownKind {
  return {
    ...kind,
    describe(entry) {
      const part = getPart(entry);
      return part === null ? null : describe(part, entry);
    },
  };
}
