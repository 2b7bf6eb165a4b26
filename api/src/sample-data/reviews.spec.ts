import { AGE_GROUPS } from '@club-reviews/domain/age-groups';
import { getRatingTotal, getStars } from '@club-reviews/domain/ratings';
import { sampleClub } from './clubs.js';
import { toReviewPattern } from './review-text.js';
import type { SampleReview } from './reviews.js';
import { sampleClubsWithReviews } from './reviews.js';
import { DEFAULT_SAMPLE_SIZE } from './sample-size.js';

const NOW = new Date('2025-11-21T10:00:00Z');
const DAY_MS = 86_400_000;
const { clubs: CLUBS, reviews: COUNT } = DEFAULT_SAMPLE_SIZE;
const generated = (now: Date) =>
  [...sampleClubsWithReviews(COUNT, CLUBS, now)].flatMap(({ reviews }) => reviews);
const REVIEWS = generated(NOW);

function share(count: number): number {
  return count / REVIEWS.length;
}

describe('sampleClubsWithReviews', () => {
  it('gives exactly the requested number, the same every time', () => {
    expect(REVIEWS.length).toBe(COUNT);
    expect(generated(NOW)).toEqual(REVIEWS);
  });

  it('only depends on the moment of loading for its dates', () => {
    const undated = (now: Date) =>
      generated(now)
        .map(({ createdAt, verifiedAt, approvedAt, respondedAt, ...facts }) => ({
          ...facts,
          isDated: [createdAt, verifiedAt, approvedAt, respondedAt].map((moment) => moment !== null),
        }))
        .sort((a, b) => a.authorEmail.localeCompare(b.authorEmail));
    const expected = undated(NOW);
    for (const time of ['00:01', '07:30', '18:45', '23:59']) {
      expect(undated(new Date(`2025-11-21T${time}:00Z`))).toEqual(expected);
    }
  });

  it('never repeats a text', () => {
    expect(new Set(REVIEWS.map((review) => review.reviewText)).size).toBe(COUNT);
  });

  it('writes clean sentences', () => {
    for (const { reviewText, responseText } of REVIEWS) {
      for (const text of [reviewText, responseText ?? 'None given.']) {
        expect(text).toMatch(/^[A-Z]/);
        expect(text).toMatch(/[.!?]$/);
        expect(text).not.toMatch(/[[\]{}|]| {2}| [.,;:!?]|\.\.|undefined/);
        expect(text.length).toBeGreaterThanOrEqual(10);
      }
    }
  });

  it('contains no address, link or telephone number', () => {
    const texts = REVIEWS.flatMap(({ reviewText, responseText }) => [reviewText, responseText ?? '']);
    expect(texts.filter((text) => /@|https?:|www\.|\.(com|co\.uk|org)\b|\d{5,}/i.test(text))).toEqual([]);
  });

  it('ranges from a line to several paragraphs', () => {
    const lengths = REVIEWS.map((review) => review.reviewText.length);
    expect(Math.min(...lengths)).toBeLessThan(100);
    expect(Math.max(...lengths)).toBeGreaterThan(600);
    expect(share(REVIEWS.filter((review) => review.reviewText.includes('\n\n')).length)).toBeGreaterThan(0.1);
  });

  it('praises with good ratings and complains with bad ones', () => {
    for (const { reviewText, ratings } of REVIEWS) {
      const stars = getStars(getRatingTotal(ratings));
      if (/(highly|wholeheartedly) recommended|couldn't be happier/i.test(reviewText)) expect(stars).toBe(5);
      if (/can't recommend|look elsewhere|won't be coming back/i.test(reviewText))
        expect(stars).toBeLessThan(3);
    }
  });

  it('mostly likes the clubs, but far from always', () => {
    const stars = [1, 2, 3, 4, 5].map(
      (star) => REVIEWS.filter(({ ratings }) => getStars(getRatingTotal(ratings)) === star).length,
    );
    expect(share((stars[3] ?? 0) + (stars[4] ?? 0))).toBeGreaterThan(0.65);
    expect(share((stars[0] ?? 0) + (stars[1] ?? 0))).toBeGreaterThan(0.03);
    expect(Math.min(...stars)).toBeGreaterThan(10);
  });

  it('covers every age group, and families who don’t say', () => {
    const groups = new Set(REVIEWS.map((review) => review.ageGroup));
    expect(groups).toEqual(new Set(AGE_GROUPS));
  });

  it('falls in the last three years, in the order in which things happen', () => {
    for (const { createdAt, verifiedAt, approvedAt, respondedAt } of REVIEWS) {
      const moments = [createdAt, verifiedAt, approvedAt, respondedAt].filter((moment) => moment !== null);
      expect(moments.map(Number)).toEqual([...moments.map(Number)].sort((a, b) => a - b));
      expect(Math.max(...moments.map(Number))).toBeLessThanOrEqual(NOW.getTime());
      expect(NOW.getTime() - createdAt.getTime()).toBeLessThan((3 * 365 + 2) * DAY_MS);
    }
    expect(REVIEWS.some(({ createdAt }) => NOW.getTime() - createdAt.getTime() < 2 * DAY_MS)).toBe(true);
  });

  it('has reviews in every state, none unconfirmed long enough to be purged', () => {
    const unconfirmed = REVIEWS.filter((review) => !review.isVerified);
    expect(unconfirmed.length).toBeGreaterThan(10);
    for (const { createdAt } of unconfirmed) {
      expect(NOW.getTime() - createdAt.getTime()).toBeLessThan(29 * DAY_MS);
    }
    const unmoderated = REVIEWS.filter((review) => review.isVerified && !review.isApproved);
    expect(unmoderated.length).toBeGreaterThan(50);
    for (const { createdAt } of unmoderated)
      expect(NOW.getTime() - createdAt.getTime()).toBeLessThan(14 * DAY_MS);
    expect(REVIEWS.filter((review) => review.isApproved && !review.isVerified)).toEqual([]);
  });

  it('has replies to about one review in six, all of them approved', () => {
    const answered = REVIEWS.filter((review) => review.responseText !== null);
    expect(share(answered.length)).toBeGreaterThan(0.14);
    expect(share(answered.length)).toBeLessThan(0.21);
    expect(answered.filter((review) => !review.isApproved || review.respondedAt === null)).toEqual([]);
  });

  it('spreads over the clubs as on a real site: some empty, most with a handful, a few with very many', () => {
    const sizes = Array.from({ length: CLUBS }, () => 0);
    for (const { clubIndex } of REVIEWS) sizes[clubIndex] = (sizes[clubIndex] ?? 0) + 1;
    const clubsWith = (least: number, most: number): number =>
      sizes.filter((size) => size >= least && size <= most).length;
    expect(clubsWith(0, 0)).toBeGreaterThan(5);
    expect(clubsWith(1, 1)).toBeGreaterThan(5);
    expect(clubsWith(2, 2)).toBeGreaterThan(5);
    expect(clubsWith(5, 25)).toBeGreaterThan(CLUBS / 2);
    expect(clubsWith(50, 150)).toBeGreaterThan(3);
  });

  it('gives every reviewer their own address', () => {
    expect(new Set(REVIEWS.map((review) => review.authorEmail)).size).toBe(COUNT);
  });

  it('is recognised by its text, and nothing else is', () => {
    const patterns = new Map<number, RegExp>();
    const isRecognised = ({ clubIndex, reviewText }: Pick<SampleReview, 'clubIndex' | 'reviewText'>) => {
      const pattern = patterns.get(clubIndex) ?? toReviewPattern(sampleClub(clubIndex, NOW));
      patterns.set(clubIndex, pattern);
      return pattern.test(reviewText);
    };
    expect(REVIEWS.slice(0, 100).filter((review) => !isRecognised(review))).toEqual([]);
    const [first] = REVIEWS;
    const changed = [
      `${first!.reviewText} We left.`,
      'Great club!',
      '',
      first!.reviewText.replace(' ', '  '),
    ];
    expect(changed.filter((reviewText) => isRecognised({ ...first!, reviewText }))).toEqual([]);
  });
});
