import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';

/** A question with its answer. */
export interface FaqEntry {
  /** The answer's id: with it, an address leads to the question. */
  id: string;
  question: string;
  answer: ReactNode;
}

/** The questions of one category. */
export interface FaqCategory {
  id: string;
  title: string;
  entries(config: PublicConfig): readonly FaqEntry[];
}
