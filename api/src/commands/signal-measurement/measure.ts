import type { Settings } from '../../platform/config/settings.js';
import type { Database } from '../../platform/database/database.js';
import { insertRows } from '../../platform/database/batches.js';
import { invalidateDirectory } from '../../model/clubs/club-versions.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { Keyring } from '../../platform/security/keyring.js';
import { ReviewSignals } from '../../reviews/signals/review-signals.service.js';
import { SignalReads } from '../../reviews/signals/signal-reads.js';
import type { Signal } from '../../reviews/signals/signal-rules.js';
import { VisitorTraces } from '../../reviews/signals/visitor-trace.js';
import { sampleClub } from '../../sample-data/clubs.js';
import { clubRow } from '../../sample-data/sample-rows.js';
import type { TrafficReview, TrafficSize } from './traffic.js';
import { Traffic } from './traffic.js';

const KEYS = Keyring.of('measurement');

/** A review with its outcome. */
export interface JudgedReview extends TrafficReview {
  /** Found when it was confirmed. */
  signals: Set<Signal>;
  score: number;
  isHeld: boolean;
  /** Its author has the club's place for the season with another review: it's never published alongside that. */
  hasNoPlace: boolean;
}

interface Event {
  at: number;
  index: number;
  isConfirmation: boolean;
}

/** Sends simulated reviews through the real rules, in order of time, on an empty database. */
export async function measureSignals(database: Database, size: TrafficSize): Promise<JudgedReview[]> {
  const now = new Date(Date.UTC(2026, 7, 1));
  const clubs = Array.from({ length: size.clubs }, (_, index) => sampleClub(index, now));
  await database.transactions.runInTransaction(async (manager) => {
    await insertRows(
      manager,
      'clubs',
      clubs.map((club) => clubRow(club, null)),
    );
    invalidateDirectory(manager);
  });
  const settings = { rateLimits: true } as Settings;
  const protection = new EmailProtection(KEYS);
  const traces = new VisitorTraces(KEYS);
  const signals = new ReviewSignals(database, settings, new SignalReads(database, protection), protection);
  const judged = new Traffic(clubs, size).generate().map((review): JudgedReview => ({
    ...review,
    signals: new Set(),
    score: 0,
    isHeld: false,
    hasNoPlace: false,
  }));

  const places = new Set<string>();
  for (const { at, index, isConfirmation } of toEvents(judged)) {
    const review = judged[index] as JudgedReview;
    const id = index + 1;
    if (!isConfirmation) {
      await database.transactions.runInTransaction((manager) =>
        signals.record(manager, id, {
          ...{ clubId: review.clubIndex + 1, reviewText: review.reviewText, at: new Date(at) },
          authorEmail: review.authorEmail,
          secondsToWrite: review.secondsToWrite,
          visitor: traces.of({ ip: review.ip, headers: { 'user-agent': review.userAgent } }),
        }),
      );
      continue;
    }
    const stored = {
      ...{ id, reviewText: review.reviewText },
      authorEmailEncrypted: protection.encrypt(review.authorEmail),
    };
    await database.transactions.runInTransaction((manager) => signals.prove(manager, stored, new Date(at)));
    const assessed = await signals.ofStored(stored, new Date(at));
    if (!assessed) throw new Error(`Nothing is known of review ${id}`);
    await database.transactions.runInTransaction((manager) =>
      signals.update(manager, id, assessed, !assessed.isSuspect),
    );
    review.signals = new Set(assessed.signals);
    review.score = assessed.score;
    review.isHeld = assessed.isSuspect;
    const place = `${review.clubIndex}:${assessed.review.authorHash}`;
    review.hasNoPlace = places.has(place);
    places.add(place);
  }
  return judged;
}

function toEvents(reviews: readonly TrafficReview[]): Event[] {
  return reviews
    .flatMap(({ submittedAt, confirmedAt }, index) => [
      { at: submittedAt, index, isConfirmation: false },
      { at: confirmedAt, index, isConfirmation: true },
    ])
    .sort((a, b) => a.at - b.at || a.index - b.index);
}
