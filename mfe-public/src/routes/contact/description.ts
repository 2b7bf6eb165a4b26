import { getOperator } from '@club-reviews/domain/operator-defaults';
import { fixedDescription } from '../../head/fixed-description';

/** How to contact support. */
export const description = fixedDescription((config) => ({
  title: 'Contact',
  description: `Ask a question, correct a club’s details or report a review. We reply within ${getOperator(config).replyTimeLongest}. Find out where to turn if a child is at risk.`,
  canonicalPath: '/contact',
}));
