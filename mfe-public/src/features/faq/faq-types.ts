import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';

/** A question with its answer. */
export interface FaqEntry {
  /** The answer's id, which an address can link to. */
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
