import { plural, wholeNumber } from '@club-reviews/shared-ui/formatting';
import type { ClubsPage } from '../../api/types';

/** The line above the directory's cards: where the visitor is, or how many clubs match the text. */
export function directoryMessage(answer: ClubsPage, text: string): string {
  if (text !== '') {
    const found = answer.totalIsCapped
      ? `over ${plural(answer.total, 'club')}`
      : plural(answer.total, 'club');
    return `Found ${found} matching "${text}"`;
  }
  const { clubs, pageSize, page, totalPages, total } = answer;
  return `Showing ${clubs.length} of ${pageSize} clubs on page ${page} of ${wholeNumber(totalPages)} (Total: ${plural(total, 'club')})`;
}

/** The words in place of the cards when there are none. */
export function emptyDirectoryHint(text: string): string {
  return text === '' ? 'No clubs available' : `No clubs match "${text}"`;
}
