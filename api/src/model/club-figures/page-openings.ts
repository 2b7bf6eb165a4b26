import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClubFigureCounter } from './club-figure-counter.js';
import type { Opening } from './opening.js';
import { openingText } from './opening.js';
import { isOpenedByPerson, showsClubPage, showsSearchResults } from './page-view-rules.js';

/** Says what opening the page of a response counts as; page caches report it for later visitors. */
const HEADER = 'x-page-opening';

/**
 * What opening a page counts as: the one place that decides it. Robots get the same response as everyone, with the same
 * header, but aren't counted.
 */
@Injectable()
export class PageOpenings {
  constructor(private readonly figures: ClubFigureCounter) {}

  /** A response for a club's page. */
  ofClub(request: FastifyRequest, reply: FastifyReply, { id, slug }: { id: number; slug: string }): void {
    if (showsClubPage(request, slug)) this.note(request, reply, { kind: 'view', clubIds: [id] });
  }

  /** A response with the clubs of a page of search results. */
  ofSearch(request: FastifyRequest, reply: FastifyReply, clubs: readonly { id: number }[]): void {
    if (clubs.length > 0 && showsSearchResults(request))
      this.note(request, reply, { kind: 'shown', clubIds: clubs.map(({ id }) => id) });
  }

  /** Counts that a page was opened this many times. */
  count({ kind, clubIds }: Opening, times = 1): void {
    const now = new Date();
    if (kind === 'shown') return this.figures.countShown(clubIds, now, times);
    for (const clubId of clubIds) this.figures.countView(clubId, now, times);
  }

  private note(request: FastifyRequest, reply: FastifyReply, opening: Opening): void {
    void reply.header(HEADER, openingText(opening));
    if (isOpenedByPerson(request)) this.count(opening);
  }
}
