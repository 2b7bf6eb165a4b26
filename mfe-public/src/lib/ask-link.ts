import type { ClubDetail } from '../api/types';
import { withChildContext } from './child-context';
import type { ChildContext } from './child-context';
import { clubPath } from './club-address';

/** Path of the page where a parent asks a club about a place, with what we know about the child. */
export function askPath(slug: string, child: ChildContext = { days: [] }): string {
  return withChildContext(`${clubPath(slug)}/ask`, child);
}

/** Whether somebody at the club would read a question. */
export function takesQuestions({ closed, page }: Pick<ClubDetail, 'closed' | 'page'>): boolean {
  return closed === null && page?.isClaimed === true;
}
