import type { CategoryRatings, ReviewToSummarise } from './extractive-summary.js';
import { extractiveSummary } from './extractive-summary.js';

const ALIKE: CategoryRatings = { coaching: 4, communication: 4, facilities: 4, inclusivity: 4, value: 4 };
const UNLIKE: CategoryRatings = { ...ALIKE, coaching: 4.8, facilities: 3.2 };

function review(reviewText: string, rating = 5, ratings: Partial<CategoryRatings> = {}): ReviewToSummarise {
  return {
    reviewText,
    ratings: {
      coaching: rating,
      communication: rating,
      facilities: rating,
      inclusivity: rating,
      value: rating,
      ...ratings,
    },
  };
}

const PATIENT = 'The coaches are patient and kind with every single player.';
const PLANNED = 'Patient coaches and well planned training for the players.';
const FEES = 'The fees are fair and there is a discount for brothers and sisters.';
const BOG = 'The pitches turn into a bog from November onwards every year.';
const HAPPY = [review(PATIENT), review(PLANNED), review(FEES)];

describe('extractiveSummary', () => {
  it('returns nothing with fewer than three reviews', () => {
    expect(extractiveSummary([], ALIKE)).toBeNull();
    expect(extractiveSummary(HAPPY.slice(1), ALIKE)).toBeNull();
    expect(extractiveSummary(HAPPY, ALIKE)).not.toBeNull();
  });

  it('praises the category with the highest average if that is good, and otherwise compares', () => {
    expect(extractiveSummary(HAPPY, UNLIKE)).toMatch(/^Parents praise the coaching\./);
    const poor = { coaching: 3.9, communication: 3, facilities: 2.5, inclusivity: 3, value: 3 };
    expect(extractiveSummary(HAPPY, poor)).toMatch(
      /^Parents rate the coaching highest and the facilities lowest\./,
    );
  });

  it('names what some rate lower, even if no sentence about it can be quoted', () => {
    const rated = (facilities: number) => review('Lovely.', 5, { facilities });
    expect(extractiveSummary([rated(2), rated(3), rated(5)], UNLIKE)).toBe(
      'Parents praise the coaching. Some rate the facilities lower.',
    );
  });

  it('doesn’t make up a difference between equal averages', () => {
    const summary = extractiveSummary(HAPPY, ALIKE);
    expect(summary).toContain('about the same');
    expect(summary).not.toContain('highest');
  });

  it('quotes word for word, what shares most with other reviews', () => {
    const summary = extractiveSummary([...HAPPY, review('Patient coaches, patient training!')], UNLIKE) ?? '';
    expect(summary).toContain(`Parents praise the coaching. “${PLANNED}”`);
    expect(summary).not.toContain(PATIENT);
  });

  it('counts a sentence as praise or criticism by its author’s rating for that topic', () => {
    const mixed = review(`${PATIENT} ${BOG}`, 5, { facilities: 2 });
    const summary = extractiveSummary([mixed, review('Lovely.'), review('Super.')], UNLIKE);
    expect(summary).toBe(`Parents praise the coaching. “${PATIENT}” Some mention the facilities: “${BOG}”`);
  });

  it('quotes critics only when there are more than a few', () => {
    const many = Array.from({ length: 20 }, () => review(PATIENT));
    expect(extractiveSummary([...many, review(BOG, 2)], ALIKE)).not.toContain('Some mention');
    expect(extractiveSummary([...many.slice(12), review(BOG, 2)], ALIKE)).toContain('Some mention');
  });

  it('quotes nothing when no sentence makes sense on its own', () => {
    expect(extractiveSummary([review('Great.'), review('Lovely!'), review('Ten out of ten')], ALIKE)).toBe(
      'Parents rate coaching, communication, facilities, inclusivity and value about the same.',
    );
  });

  it('gives equal summaries for equal reviews', () => {
    const reviews = [...HAPPY, review(BOG, 2)];
    expect(extractiveSummary(reviews, UNLIKE)).toBe(extractiveSummary([...reviews], UNLIKE));
  });

  it('reads at most the newest 30 reviews', () => {
    const newest = Array.from({ length: 30 }, () => review(PATIENT));
    const older = Array.from({ length: 60 }, () => review(BOG, 1));
    expect(extractiveSummary([...newest, ...older], ALIKE)).not.toContain(BOG);
  });
});
