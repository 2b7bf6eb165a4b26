import { Keyring } from '../../platform/security/keyring.js';
import { Not } from 'typeorm';
import { storeClubs } from '../../../test/support/factories.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { applyAuthorRule } from './author-rule.js';
import { ArchivedReview, archiveReview } from './archived-review.js';
import { Review } from './review.entity.js';
import { SeasonSlot } from './season-slot.js';

const protection = new EmailProtection(Keyring.of('a-data-key'));
const other = new EmailProtection(Keyring.of('another-key'));

/** A review as earlier releases stored it: with a hash of the address as typed. */
const oldReview = (address: string): Partial<Review> => ({
  authorEmailHash: protection.hash(address),
  authorEmailEncrypted: protection.encrypt(address),
});

describe('the authors of stored reviews', () => {
  const database = useTestDatabase('each');

  const hashes = async () => {
    const reviews = await database.dataSource.getRepository(Review).find({ order: { id: 'ASC' } });
    return reviews.map(({ authorEmailHash }) => authorEmailHash);
  };
  const forget = () => database.dataSource.getRepository(SiteSetting).delete({ name: 'author_hashes' });

  it('are recognised by their mailboxes afterwards, as far as their addresses can be read', async () => {
    const unreadable = {
      ...oldReview('a.b+x@gmail.com'),
      authorEmailEncrypted: other.encrypt('a@b.example'),
    };
    const broken = { authorEmailHash: 'b'.repeat(64), authorEmailEncrypted: 'nothing encrypted' };
    await storeClubs(database, [
      { name: 'Leeds Lions', reviews: [oldReview('J.Smith+club@gmail.com'), unreadable, broken] },
      { name: 'Ashby Rovers', reviews: [oldReview('parent@home.example')] },
    ]);
    await forget();
    await applyAuthorRule(database, protection);
    expect(await hashes()).toEqual([
      protection.authorHash('jsmith@gmail.com'),
      unreadable.authorEmailHash,
      broken.authorEmailHash,
      protection.hash('parent@home.example'),
    ]);
  });

  it('may have written twice under two spellings: both reviews stay, one has the place', async () => {
    const [club] = await storeClubs(database, [
      { name: 'Leeds Lions', reviews: [oldReview('j.smith@gmail.com'), oldReview('jsmith@googlemail.com')] },
    ]);
    const reviews = await database.dataSource.getRepository(Review).find({ order: { id: 'ASC' } });
    await forget();
    await applyAuthorRule(database, protection);
    const hash = protection.authorHash('jsmith@gmail.com');
    expect(await hashes()).toEqual([hash, hash]);
    expect(await database.dataSource.getRepository(SeasonSlot).find()).toEqual([
      expect.objectContaining({ clubId: club?.id, authorEmailHash: hash, reviewId: reviews[0]?.id }),
    ]);
  });

  it('are recognised by their mailboxes in archived reviews too', async () => {
    await storeClubs(database, [{ name: 'Leeds Lions', reviews: [oldReview('j.smith@gmail.com')] }]);
    const { manager } = database.dataSource;
    const { id } = await manager.findOneByOrFail(Review, { reviewText: Not('') });
    await archiveReview(manager, id, {
      state: 'withdrawn',
      reason: null,
      reasonCode: null,
      actor: 'reviewer',
      at: new Date(),
      removedReviewDays: 30,
    });
    await forget();
    await applyAuthorRule(database, protection);
    expect(await manager.find(ArchivedReview)).toEqual([
      expect.objectContaining({ authorEmailHash: protection.authorHash('jsmith@gmail.com') }),
    ]);
  });

  it('are checked again after an interrupted run, but not after a complete one', async () => {
    const done = { ...oldReview('a.b@gmail.com'), authorEmailHash: protection.authorHash('a.b@gmail.com') };
    await storeClubs(database, [{ name: 'Leeds Lions', reviews: [done, oldReview('j.smith@gmail.com')] }]);
    await forget();
    await applyAuthorRule(database, protection);
    expect(await hashes()).toEqual([protection.hash('ab@gmail.com'), protection.hash('jsmith@gmail.com')]);
    await storeClubs(database, [{ name: 'Ashby Rovers', reviews: [oldReview('c.d@gmail.com')] }]);
    await applyAuthorRule(database, protection);
    expect((await hashes()).at(-1)).toBe(protection.hash('c.d@gmail.com'));
  });
});
