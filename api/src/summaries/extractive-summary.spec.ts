import type { CategoryRatings, ReviewToSummarise } from './extractive-summary.js';
import { extractiveSummary } from './extractive-summary.js';

const ALIKE: CategoryRatings = { coaching: 4, communication: 4, facilities: 4, inclusivity: 4, value: 4 };
const UNLIKE: CategoryRatings = { ...ALIKE, coaching: 4.8, facilities: 3.2 };

function review(reviewText: string, rating = 5): ReviewToSummarise {
  return {
    reviewText,
    ratings: {
      coaching: rating,
      communication: rating,
      facilities: rating,
      inclusivity: rating,
      value: rating,
    },
  };
}

const PATIENT = 'The coaches are patient and kind with every single player.';
const COACHES = 'Patient coaches and well planned training for the players.';
const PICNIC = 'The end-of-season picnic had a bouncy castle and a raffle.';
const BOG = 'The pitches turn into a bog from November onwards every year.';

describe('extractiveSummary', () => {
  it('says nothing with fewer than three reviews', () => {
    expect(extractiveSummary([], ALIKE)).toBeNull();
    expect(extractiveSummary([review(PATIENT), review(COACHES)], ALIKE)).toBeNull();
    expect(extractiveSummary([review(PATIENT), review(COACHES), review(PICNIC)], ALIKE)).not.toBeNull();
  });

  it('names the categories with the highest and the lowest average', () => {
    expect(extractiveSummary([review(PATIENT), review(COACHES), review(PICNIC)], UNLIKE)).toMatch(
      /^Parents rate coaching highest and the facilities lowest\./,
    );
  });

  it('does not make up a difference between averages that are alike', () => {
    const summary = extractiveSummary([review(PATIENT), review(COACHES), review(PICNIC)], ALIKE);
    expect(summary).toContain('much alike');
    expect(summary).not.toContain('highest');
  });

  it('quotes what most parents write about, word for word', () => {
    const reviews = [
      review(PICNIC),
      review(PATIENT),
      review(COACHES),
      review('Patient coaches for all players!'),
    ];
    const summary = extractiveSummary(reviews, ALIKE) ?? '';
    expect(summary).toContain(`“${PATIENT}”`);
    for (const quoted of summary.matchAll(/“(.*?)”/g)) {
      expect(reviews.some(({ reviewText }) => reviewText.includes(quoted[1] ?? ''))).toBe(true);
    }
  });

  it('does not quote the same thing twice', () => {
    const again = 'Patient coaches and very well planned training for all the players.';
    const summary = extractiveSummary([review(COACHES), review(again), review(PICNIC)], ALIKE) ?? '';
    expect(summary.match(/well planned training/g)).toHaveLength(1);
  });

  it('lets critics speak when they are more than a few', () => {
    const happy = Array.from({ length: 8 }, () => review(PATIENT));
    expect(extractiveSummary([...happy, review(BOG, 2)], ALIKE)).toContain(
      `More critical voices say: “${BOG}”`,
    );
    const happier = Array.from({ length: 20 }, () => review(PATIENT));
    expect(extractiveSummary([...happier, review(BOG, 2)], ALIKE)).not.toContain('critical');
  });

  it('quotes nobody when no sentence can stand alone', () => {
    expect(extractiveSummary([review('Great.'), review('Lovely!'), review('Ten out of ten')], ALIKE)).toBe(
      'Parents rate coaching, communication, facilities, inclusivity and value much alike.',
    );
  });

  it('gives equal summaries for equal reviews', () => {
    const reviews = [review(PATIENT), review(COACHES), review(PICNIC), review(BOG, 2)];
    expect(extractiveSummary(reviews, UNLIKE)).toBe(extractiveSummary([...reviews], UNLIKE));
  });

  it('reads at most the newest 50 reviews', () => {
    const newest = Array.from({ length: 50 }, () => review(PATIENT));
    const older = Array.from({ length: 60 }, () => review(BOG, 1));
    expect(extractiveSummary([...newest, ...older], ALIKE)).not.toContain(BOG);
  });
});
