import { Keyring } from '../platform/security/keyring.js';
import { readFileSync } from 'node:fs';
import { useTestDatabase } from '../../test/support/test-database.js';
import { Claim } from '../club-area/claims/claim.entity.js';
import { ClubAdmin } from '../accounts/club-admins/club-admin.entity.js';
import { Club } from '../model/clubs/club.entity.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import type { Database } from '../platform/database/database.js';
import { SiteSetting } from '../platform/database/site-setting.entity.js';
import { getMonth } from '@club-reviews/domain/months';
import { getStars } from '@club-reviews/domain/ratings';
import type { ReviewEvent } from '../model/reviews/monthly-review-counts.js';
import { MonthlyReviewCount } from '../model/reviews/monthly-review-counts.js';
import { Review } from '../model/reviews/review.entity.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import { isPassword } from '../platform/security/passwords.js';
import { recountStoredValues } from '../model/reviews/recount.js';
import { DEMO_LOGIN } from '../platform/config/settings.js';
import type { SampleDataOptions } from './load-sample-data.js';
import { loadSampleDataOnce } from './load-sample-data.js';
import { DEFAULT_SAMPLE_SIZE } from './sample-size.js';

const OPTIONS: SampleDataOptions = {
  ...DEFAULT_SAMPLE_SIZE,
  protection: new EmailProtection(Keyring.of('a-data-key')),
  publication: 'verified',
  now: new Date('2025-11-21T10:00:00Z'),
};
const FEW: SampleDataOptions = { ...OPTIONS, clubs: 30, reviews: 200 };

const toArrival = ({ subjectId, createdAt }: Pick<AuditEntry, 'subjectId' | 'createdAt'>): string =>
  `${subjectId} ${createdAt.toISOString()}`;

/** Everything that is computed from clubs and reviews. */
async function storedValues({ dataSource }: Database): Promise<unknown[]> {
  return Promise.all(
    [
      'SELECT * FROM clubs ORDER BY id',
      'SELECT * FROM club_age_group_counts ORDER BY club_id, age_group',
      'SELECT * FROM age_group_counts ORDER BY age_group',
      'SELECT * FROM site_counters ORDER BY name',
    ].map((sql) => dataSource.query(sql)),
  );
}

describe('loadSampleDataOnce, at the size of a fresh start', () => {
  const database = useTestDatabase('suite');
  let loaded: boolean;
  let clubs: Club[];
  let reviews: Review[];
  const steps = new Set<string>();

  beforeAll(async () => {
    loaded = await loadSampleDataOnce(database, { ...OPTIONS, progress: (step) => steps.add(step) });
    clubs = await database.dataSource.getRepository(Club).find({ order: { id: 'ASC' } });
    reviews = await database.dataSource.getRepository(Review).find();
  });

  it('stores what was requested, and logs and reports it', async () => {
    const noted = await database.dataSource.getRepository(SiteSetting).findOneBy({ name: 'sample_data' });
    expect(loaded).toBe(true);
    expect(noted?.value).toBe('loaded');
    expect(clubs.length).toBe(OPTIONS.clubs);
    expect(reviews.length).toBe(OPTIONS.reviews);
    expect([...steps]).toContain('reviews');
  });

  it('leaves sums and counts that match a recount', async () => {
    const before = await storedValues(database);
    await recountStoredValues(database);
    expect(await storedValues(database)).toEqual(before);
  });

  it('records how all that waits came in, which the queue’s figures count', async () => {
    const recorded = await database.dataSource.getRepository(AuditEntry).find();
    const waiting = reviews.filter(({ isVerified, isApproved }) => isVerified && !isApproved);
    expect(waiting.length).toBeGreaterThan(0);
    expect(
      recorded
        .filter(({ subjectType }) => subjectType === 'review')
        .map(toArrival)
        .sort(),
    ).toEqual(
      waiting.map(({ id, verifiedAt }) => toArrival({ subjectId: id, createdAt: verifiedAt! })).sort(),
    );
    const claims = await database.dataSource.getRepository(Claim).find();
    expect(
      recorded
        .filter(({ subjectType }) => subjectType === 'claim')
        .map(toArrival)
        .sort(),
    ).toEqual(claims.map(({ id, createdAt }) => toArrival({ subjectId: id, createdAt })).sort());
  });

  it('counts the outcomes of the reviews by month', async () => {
    const counts = await database.dataSource.getRepository(MonthlyReviewCount).find();
    const total = (event: ReviewEvent): number =>
      counts.reduce((sum, row) => sum + (row.event === event ? row.count : 0), 0);
    expect([total('submitted'), total('confirmed'), total('published')]).toEqual([
      reviews.length,
      reviews.filter(({ isVerified }) => isVerified).length,
      reviews.filter(({ isVisible }) => isVisible).length,
    ]);
    const newest = getMonth(OPTIONS.now);
    expect(counts.some(({ month }) => month > newest)).toBe(false);
  });

  it('leaves sums and counts that add up from the visible reviews', () => {
    for (const club of clubs) {
      const visible = reviews.filter((review) => review.clubId === club.id && review.isVisible);
      const sum = (rating: (review: Review) => number): number =>
        visible.reduce((total, review) => total + rating(review), 0);
      expect([club.reviewCount, club.coachingSum, club.valueSum]).toEqual([
        visible.length,
        sum((review) => review.coachingRating),
        sum((review) => review.valueRating),
      ]);
      expect(club.ratingCount4).toBe(visible.filter((review) => getStars(review.ratingTotal) === 4).length);
    }
  });

  it('has the figures that the README gives', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
    const visible = reviews.filter(({ isVisible }) => isVisible).length;
    const figure = (number: number): string => number.toLocaleString('en-GB');
    expect(readme).toContain(`${figure(clubs.length)} clubs and ${figure(reviews.length)} reviews`);
    expect(readme).toContain(`${figure(visible)} are public`);
  });

  it('summarises clubs with three visible reviews or more, and no others', () => {
    const wrong = clubs.filter((club) => (club.aiSummary !== null) !== club.reviewCount >= 3);
    expect(wrong).toEqual([]);
  });

  it('keeps every address hashed and encrypted', async () => {
    const protection = OPTIONS.protection;
    const [first] = reviews;
    const address = protection.decrypt(first?.authorEmailEncrypted ?? '');
    expect(address).toMatch(/^parent-\d+@sample\.example$/);
    expect(protection.hash(address)).toBe(first?.authorEmailHash);
    const rows: unknown[] = [reviews, await database.dataSource.getRepository(Claim).find()];
    expect(JSON.stringify(rows)).not.toMatch(/@(sample|committee|post)\.example/);
  });

  it('adds pending claims, some for unlisted clubs', async () => {
    const claims = await database.dataSource.getRepository(Claim).find();
    expect(claims.length).toBeGreaterThanOrEqual(4);
    expect(claims.every((claim) => claim.status === 'pending')).toBe(true);
    expect(claims.some((claim) => claim.clubId === null)).toBe(true);
    for (const { clubId, clubName } of claims) {
      if (clubId !== null) expect(clubs.find((club) => club.id === clubId)?.name).toBe(clubName);
    }
  });

  it('adds the demo login for a well-reviewed club in LS6', async () => {
    const [admin] = await database.dataSource.getRepository(ClubAdmin).find();
    const club = clubs.find(({ id }) => id === admin?.clubId);
    expect(club?.outwardCode).toBe('LS6');
    expect(club?.reviewCount).toBeGreaterThan(30);
    expect(admin?.emailHash).toBe(OPTIONS.protection.hash(DEMO_LOGIN.email));
    await expect(isPassword(DEMO_LOGIN.password, admin?.passwordHash ?? '')).resolves.toBe(true);
  });

  it('does nothing the second time', async () => {
    await expect(loadSampleDataOnce(database, OPTIONS)).resolves.toBe(false);
    await expect(database.dataSource.getRepository(Review).count()).resolves.toBe(OPTIONS.reviews);
  });
});

describe('loadSampleDataOnce', () => {
  const database = useTestDatabase('each');

  it('starts again where an earlier load was interrupted', async () => {
    await loadSampleDataOnce(database, { ...FEW, clubs: 60 });
    await database.dataSource.manager.save(SiteSetting, { name: 'sample_data', value: 'loading' });
    await expect(loadSampleDataOnce(database, FEW)).resolves.toBe(true);

    await expect(database.dataSource.getRepository(Club).count()).resolves.toBe(FEW.clubs);
    await expect(database.dataSource.getRepository(Review).count()).resolves.toBe(FEW.reviews);
    await expect(database.dataSource.getRepository(ClubAdmin).count()).resolves.toBe(1);
    const before = await storedValues(database);
    await recountStoredValues(database);
    expect(await storedValues(database)).toEqual(before);
  });

  it('leaves a database alone that has its own clubs', async () => {
    await loadSampleDataOnce(database, FEW);
    await database.dataSource.getRepository(SiteSetting).delete({ name: 'sample_data' });
    await expect(loadSampleDataOnce(database, OPTIONS)).resolves.toBe(false);
    await expect(database.dataSource.getRepository(Club).count()).resolves.toBe(FEW.clubs);
  });

  it('only shows approved reviews, if the site does', async () => {
    await loadSampleDataOnce(database, { ...FEW, publication: 'approved' });
    const visible = await database.dataSource.getRepository(Review).findBy({ isVisible: true });
    expect(visible.length).toBeGreaterThan(0);
    expect(visible.every((review) => review.isVerified && review.isApproved)).toBe(true);
  });

  it('loads clubs without reviews, or nothing', async () => {
    await expect(loadSampleDataOnce(database, { ...FEW, clubs: 0, reviews: 10 })).resolves.toBe(true);
    await expect(database.dataSource.getRepository(Club).count()).resolves.toBe(0);
    await expect(loadSampleDataOnce(database, { ...FEW, clubs: 5, reviews: 0 })).resolves.toBe(true);
    await expect(database.dataSource.getRepository(Club).count()).resolves.toBe(5);
  });
});
