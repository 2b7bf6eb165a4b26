import { getWeek, weeksUntil, weekStart } from '@club-reviews/domain/weeks';
import { Injectable } from '@nestjs/common';
import { OwnClubRepository } from '../dashboard/own-club.repository.js';
import type { ClubFigures, ClubWeek } from './club-figures.dto.js';
import { FIGURE_WEEKS, MAX_WAITING } from './club-figures.dto.js';
import type { SeenDay, TimedReply } from './club-figures.repository.js';
import { ClubFiguresRepository } from './club-figures.repository.js';

const HOUR_MS = 3_600_000;

/** A club's figures, for those who manage it. */
@Injectable()
export class ClubFiguresService {
  constructor(
    private readonly clubs: OwnClubRepository,
    private readonly figures: ClubFiguresRepository,
  ) {}

  /** The last weeks of a club, the person's first one if none is named. Throws ForbiddenError. */
  async getFigures(subject: string, clubId: number | undefined, now: Date): Promise<ClubFigures> {
    const { id } = await this.clubs.getClub(subject, clubId);
    const weeks = weeksUntil(now, FIGURE_WEEKS);
    const first = weeks[0] ?? getWeek(now);
    const [countedSince, days, replies, waiting] = await Promise.all([
      this.figures.firstDay(),
      this.figures.seenSince(id, first),
      this.figures.repliesSince(id, weekStart(first)),
      this.figures.countWaiting(id, MAX_WAITING + 1),
    ]);
    return {
      weeks: weeks.map((week) => weekFigures(week, countedSince, days, replies)),
      countedSince,
      medianReplyHours: medianHours(replies),
      waiting: { count: Math.min(waiting, MAX_WAITING), hasMore: waiting > MAX_WAITING },
    };
  }
}

function weekFigures(
  week: string,
  countedSince: string | null,
  days: readonly SeenDay[],
  replies: readonly TimedReply[],
): ClubWeek {
  const isCounted = countedSince !== null && week >= weekOfDay(countedSince);
  const seen = days.filter(({ day }) => weekOfDay(day) === week);
  const sent = replies.filter(({ repliedAt }) => getWeek(repliedAt) === week);
  return {
    week,
    views: isCounted ? sum(seen.map(({ views }) => views)) : null,
    shownInSearches: isCounted ? sum(seen.map(({ shownInSearches }) => shownInSearches)) : null,
    replies: sent.length,
    medianReplyHours: medianHours(sent),
  };
}

/** The lower of the two middle values, in hours with one decimal; null when there is nothing. */
function medianHours(replies: readonly TimedReply[]): number | null {
  const times = replies
    .map(({ since, repliedAt }) => Math.max(0, repliedAt.getTime() - since.getTime()) / HOUR_MS)
    .toSorted((a, b) => a - b);
  const middle = times[Math.floor((times.length - 1) / 2)];
  return middle === undefined ? null : Math.round(middle * 10) / 10;
}

/** Noon is on the same day in London as in UTC. */
function weekOfDay(day: string): string {
  return getWeek(new Date(`${day}T12:00:00Z`));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
