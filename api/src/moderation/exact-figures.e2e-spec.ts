import { storeClubAdmin, clubAdminHeaders } from '../../test/support/club-admins.js';
import { DirectorySite } from '../../test/support/directory-site.js';
import { storeClubs, rated } from '../../test/support/factories.js';
import { ReportedSite } from '../../test/support/reported-site.js';
import { reviewForm } from '../../test/support/review-form.js';
import { postJson, send } from '../../test/support/sessions.js';
import { useSite } from '../../test/support/started.js';
import { newestToken, tokenIn } from '../../test/support/stored-mails.js';
import { TEST_KEYS, testSettings } from '../../test/support/test-settings.js';
import type { InvitationCards } from '../club-area/invitations/invitations.dto.js';
import { ArchivedReview } from '../model/reviews/archived-review.js';
import { Review } from '../model/reviews/review.entity.js';
import { Club } from '../model/clubs/club.entity.js';
import { AuthorLinks } from '../reviews/author-links.js';
import { Random } from '../sample-data/random.js';

const STEPS = 90;
const CHECKED_EVERY = 6;
/** Few, so that they write again and to both clubs. */
const PARENTS = 9;
const REASON = { reason: 'It was listed twice.' };

describe('stored figures of reviews', () => {
  const site = useSite('each', () => ReportedSite.start([], { rateLimits: false }));
  const links = new AuthorLinks(testSettings({ dataDir: '' }), TEST_KEYS);

  it.each([1, 2, 3])('are exact after any order of changes, seed %d', async (seed) => {
    const random = Random.for(53, seed);
    const { api, moderator } = site;
    const { manager } = api.database.dataSource;
    const directory = new DirectorySite(api, moderator);
    const [yaks] = await storeClubs(api.database, [{ name: 'York Yaks' }]);
    await storeClubAdmin(api.database, yaks!.id, { email: 'kim@yaks.example' });
    const clubIds = [site.clubId, yaks!.id];
    const codes: string[][] = [];
    for (const headers of [site.club, await clubAdminHeaders(api, 'kim@yaks.example')]) {
      const made = await postJson(api, '/club-admin/invitations/cards', { count: 40 }, headers);
      codes.push(((await made.json()) as InvitationCards).codes);
    }
    const done = new Map<string, number>();
    let written = 0;
    const write = () => {
      written += 1;
      const reviewText = `Number ${written}: ${'abcdefghij'[written % 10]!.repeat(1 + (written % 7))} and ${written * 7919} evenings${random.chance(0.2) ? ' at www.spam.example' : ''}.`;
      return { ...reviewForm(0, { reviewText }), ...rated(random.integer(1, 5)) };
    };
    const pickLive = async () => {
      const live = await manager.find(Review, { where: { isVerified: true }, order: { id: 'ASC' } });
      return live.length > 0 ? random.pick(live) : undefined;
    };
    const pickArchived = async (state: ArchivedReview['state']) => {
      const kept = await manager.find(ArchivedReview, { where: { state }, order: { reviewId: 'ASC' } });
      if (kept.length === 0) return undefined;
      const { reviewId: id, authorEmailHash } = random.pick(kept);
      return { id, authorEmailHash };
    };
    const asAuthor = (what: string, review: Pick<Review, 'id' | 'authorEmailHash'>, body: object = {}) =>
      postJson(api, `/reviews/mine/${what}`, {
        ...{ ...body, token: tokenIn({ text: links.manage(review, new Date()) }) },
      });
    /** What can happen; undefined if there's nothing that it could happen to. */
    const steps: Record<string, () => Promise<Response | undefined>> = {
      publish: async () => {
        const club = random.integer(0, 1);
        const invitation = random.chance(0.5) ? random.pick(codes[random.integer(0, 1)]!) : undefined;
        const authorEmail = `parent${random.integer(1, PARENTS)}@home.example`;
        const form = { ...write(), clubId: clubIds[club], authorEmail, invitation };
        const sent = await postJson(api, '/reviews', form);
        if (sent.status !== 201) return sent;
        return postJson(api, '/reviews/verify', { token: await newestToken(api.database) });
      },
      approve: async () => {
        const review = await pickLive();
        return review && postJson(api, `/reviews/${review.id}/approve`, {}, moderator);
      },
      edit: async () => {
        const review = await pickLive();
        const { clubId: _, authorEmail: _email, ...content } = write() as Record<string, unknown>;
        return review && asAuthor('edit', review, content);
      },
      withdraw: async () => {
        const review = await pickLive();
        return review && asAuthor('withdraw', review);
      },
      'put back': async () => {
        const review = await pickArchived('withdrawn');
        return review && asAuthor('restore', review);
      },
      erase: async () => {
        const review = await pickLive();
        return review && random.chance(0.4) ? asAuthor('erase', review) : undefined;
      },
      remove: async () => {
        const review = await pickLive();
        const why = { reasonCode: random.pick(['fake', 'abuse'] as const), reason: 'It breaks the rules.' };
        return review && send(api, 'DELETE', `/reviews/${review.id}`, moderator, why);
      },
      restore: async () => {
        const review = await pickArchived('removed');
        return review && postJson(api, `/admin/removed-reviews/${review.id}/restore`, REASON, moderator);
      },
      report: async () => {
        const review = await pickLive();
        return review?.isVisible ? site.reportAsClub(review.reviewText) : undefined;
      },
      merge: () => directory.post(`/admin/clubs/${clubIds[0]}/merge`, { into: clubIds[1], ...REASON }),
      undo: async () => {
        const [change] = await directory.history(clubIds[0]!);
        return change && directory.post(`/admin/club-changes/${change.id}/undo`);
      },
      hide: async () => {
        const { state } = await manager.findOneByOrFail(Club, { id: clubIds[1]! });
        return directory.post(`/admin/clubs/${clubIds[1]}/${state === 'hidden' ? 'reopen' : 'hide'}`, REASON);
      },
    };
    const names = [...Object.keys(steps), 'publish', 'publish', 'edit', 'undo'];
    for (let step = 1; step <= STEPS; step += 1) {
      const name = random.pick(names);
      const response = await steps[name]!();
      expect([name, (response?.status ?? 200) < 500]).toEqual([name, true]);
      if (response?.ok) done.set(name, (done.get(name) ?? 0) + 1);
      if (step % CHECKED_EVERY === 0) await site.expectExactTotals();
    }
    expect([...done.keys()].sort()).toEqual(
      expect.arrayContaining(['edit', 'publish', 'remove', 'withdraw']),
    );
  });
});
