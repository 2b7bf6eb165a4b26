import { INVITATION_LIMITS } from '@club-reviews/domain/review-invitations';
import { AskedSite } from '../../../test/support/enquiries.js';
import { storeClubs } from '../../../test/support/factories.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson } from '../../../test/support/sessions.js';
import { getStoredMails, tokenIn } from '../../../test/support/stored-mails.js';
import { useSite } from '../../../test/support/started.js';
import { storedTotals } from '../../../test/support/stored-totals.js';
import { startTestApi } from '../../../test/support/test-api.js';
import type { ClubPageResponse } from '../../clubs/club-page.dto.js';
import type { AdminClub } from '../../directory/admin-clubs.dto.js';
import { recountStoredValues } from '../../model/reviews/recount.js';
import { Review } from '../../model/reviews/review.entity.js';
import { InvitationRefusal, ReviewInvitation } from '../../model/reviews/review-invitation.entity.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import { Mail } from '../../platform/mail/mail.entity.js';
import { Mailbox } from '../../platform/mailed-links/mailbox.entity.js';
import { RowPurge } from '../../privacy/retention/row-purge.js';
import type { FoundPerson, PersonCopy } from '../../privacy/people/people.dto.js';
import type { PublicReview } from '../../reviews/public-review.js';
import type { InvitationCards, InvitationFigures } from './invitations.dto.js';

const DAY_MS = 24 * 3_600_000;
const PARENT = 'parent@home.example';

describe('clubs’ invitations to review them', () => {
  const site = useSite('suite', () => AskedSite.start({ publicUrl: 'https://site.example' }));
  let parents = 0;

  beforeEach(async () => {
    for (const table of ['review_invitations', 'invitation_refusals', 'mails', 'reviews'])
      await site.api.database.dataSource.query(`DELETE FROM ${table}`);
    await recountStoredValues(site.api.database);
  });

  const mail = (addresses: unknown, headers = site.sam) =>
    postJson(site.api, '/club-admin/invitations/mails', { addresses }, headers);
  const print = (body: object = { count: 8 }, headers = site.sam) =>
    postJson(site.api, '/club-admin/invitations/cards', body, headers);
  const getCodes = async (): Promise<string[]> => ((await (await print()).json()) as InvitationCards).codes;
  const invitations = () => getStoredMails(site.api.database, 'review-invitation');
  const codeIn = (text: string) => /#invitation=([a-z0-9-]+)/.exec(text)?.[1] ?? '';
  const check = async (invitation: unknown, clubId = site.lions) => {
    const response = await postJson(site.api, '/invitations/check', { clubId, invitation });
    return response.status === 200
      ? ((await response.json()) as { isOpen: boolean }).isOpen
      : response.status;
  };
  const getFigures = () => site.read<InvitationFigures>('/club-admin/invitations');
  const toFields = async (response: Response) => [
    response.status,
    ((await response.json()) as ErrorResponse).fields,
  ];

  /** Sends a review, and returns the token that confirms it. */
  const write = async (changes: Record<string, unknown> = {}): Promise<string> => {
    parents += 1;
    const form = reviewForm(site.lions, { authorEmail: `parent${parents}@home.example`, ...changes });
    expect((await postJson(site.api, '/reviews', form)).status).toBe(201);
    return tokenIn((await getStoredMails(site.api.database, 'review-verification')).at(-1) ?? { text: '' });
  };
  const confirm = (token: string) => postJson(site.api, '/reviews/verify', { token });
  const publish = async (changes: Record<string, unknown> = {}): Promise<PublicReview> => {
    expect((await confirm(await write(changes))).status).toBe(200);
    const [newest] = await site.api.read<PublicReview[]>('/clubs/leeds-lions/reviews');
    return newest!;
  };
  const refuse = (token: unknown) => postJson(site.api, '/invitations/refuse', { token });
  const refusalTokenIn = (text: string) => /no-invitations#token=([\w-]+(?:\.[\w-]+)*)/.exec(text)?.[1] ?? '';

  describe('by mail', () => {
    it('go to each mailbox once, with a link that works once and one that ends them', async () => {
      const sent = await mail('Jo <jo@home.example>, JO@home.example; j.o+club@gmail.com\njo@gmail.com');
      expect([sent.status, await sent.json()]).toEqual([202, { count: 2 }]);
      const mails = await invitations();
      expect(mails.map(({ to }) => to)).toEqual(['JO@home.example', 'jo@gmail.com']);
      const [first, second] = mails.map(({ text }) => codeIn(text));
      expect(first).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
      expect(first).not.toBe(second);
      expect(mails[0]?.text).toContain('https://site.example/r/leeds-lions#invitation=');
      expect(mails[0]?.unsubscribeUrl).toContain('https://site.example/api/invitations/unsubscribe?token=');
      const stored = await site.manager.find(ReviewInvitation);
      expect(JSON.stringify(stored)).not.toMatch(/@|jo/);
      expect(stored.map(({ codeHash }) => codeHash)).not.toContain(first);
      expect(await check(first)).toBe(true);
      expect(await getFigures()).toEqual({
        ...{ mailed: 2, printed: 0, reviews: null, invitedReviews: null },
      });
    });

    it.each([
      ['', 'Please enter at least one email address'],
      [undefined, 'Please enter at least one email address'],
      [['jo@home.example'], 'Please enter at least one email address'],
      ['jo@home.example, sam', '“sam” isn’t an email address'],
      ['x'.repeat(INVITATION_LIMITS.text + 1), 'Please send to at most 50 addresses at a time'],
    ])('refuse %j', async (addresses, problem) => {
      expect(await toFields(await mail(addresses))).toEqual([400, { addresses: problem }]);
      expect(await site.manager.count(ReviewInvitation)).toBe(0);
    });

    it('don’t reach a mailbox that was invited lately or wants none, and the club can’t tell', async () => {
      await mail(PARENT);
      const [first] = await invitations();
      await mail('kim@home.example');
      const [, kims] = await invitations();
      expect((await refuse(refusalTokenIn(kims!.text))).status).toBe(204);
      await site.manager.update(
        ReviewInvitation,
        { clubId: site.lions },
        { createdAt: new Date(Date.now() - 100 * DAY_MS) },
      );
      const response = async (addresses: string) => (await mail(addresses)).json();
      const wanted = await response(PARENT);
      expect(await response(PARENT)).toEqual(wanted);
      expect(await response('kim@home.example')).toEqual(wanted);
      expect(await response('new@home.example')).toEqual(wanted);
      expect((await invitations()).map(({ to }) => to)).toEqual([
        ...[PARENT, 'kim@home.example', PARENT, 'new@home.example'],
      ]);
      expect(await site.manager.countBy(Mail, { kind: 'review-invitation' })).toBe(6);
      expect((await getFigures()).mailed).toBe(6);
      expect(first?.to).toBe(PARENT);
    });

    it('reach a mailbox again when it hasn’t had one for long, whatever was tried meanwhile', async () => {
      const pass = async (days: number) => {
        for (const { id, createdAt } of await site.manager.find(ReviewInvitation))
          await site.manager.update(
            ReviewInvitation,
            { id },
            { createdAt: new Date(createdAt.getTime() - days * DAY_MS) },
          );
      };
      await mail(PARENT);
      await pass(60);
      await mail(PARENT);
      expect(await invitations()).toHaveLength(1);
      await pass(40);
      await mail(PARENT);
      expect(await invitations()).toHaveLength(2);
    });

    it('reach a mailbox once if two managers invite it at the same moment', async () => {
      await Promise.all([mail(PARENT), mail(PARENT), mail(PARENT)]);
      expect(await invitations()).toHaveLength(1);
      expect((await getFigures()).mailed).toBe(3);
    });

    it('end with one click in a mail program, for all clubs', async () => {
      await mail(PARENT);
      const [first] = await invitations();
      const path = new URL(first!.unsubscribeUrl!);
      const opened = await site.api.call(path.pathname.replace('/api', '') + path.search, {
        redirect: 'manual',
      });
      expect(opened.status).toBe(303);
      expect(opened.headers.get('location')).toContain('https://site.example/no-invitations#token=');
      expect(await site.manager.count(InvitationRefusal)).toBe(0);
      for (let press = 0; press < 2; press += 1) {
        const ended = await site.api.call(path.pathname.replace('/api', '') + path.search, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        });
        expect(ended.status).toBe(204);
      }
      await mail(PARENT, site.rival);
      expect(await invitations()).toHaveLength(1);
      const made = refusalTokenIn(first!.text);
      for (const token of ['', 'nonsense', made.replace(/^\d+/, '424242'), `${made.slice(0, -2)}xx`])
        expect((await refuse(token)).status).toBe(404);
      expect((await refuse({ $gt: '' })).status).toBe(400);
    });

    it('have a limit for each club and day', async () => {
      const addresses = (from: number) =>
        Array.from({ length: INVITATION_LIMITS.addresses }, (_, at) => `p${from + at}@home.example`).join();
      for (const from of [0, 50, 100, 150]) expect((await mail(addresses(from))).status).toBe(202);
      const refused = await mail('one@home.example');
      expect(refused.status).toBe(409);
      expect(((await refused.json()) as ErrorResponse).message).toContain('more than 200 in a day');
      expect((await print()).status).toBe(201);
      expect((await mail('one@home.example', site.rival)).status).toBe(202);
    });
  });

  describe('on cards', () => {
    it('are made with codes and a last day', async () => {
      const made = await print({ count: 16, days: 14 });
      expect(made.status).toBe(201);
      const { codes, lastDay } = (await made.json()) as InvitationCards;
      expect(new Set(codes).size).toBe(16);
      expect(lastDay).toBe(new Date(Date.now() + 14 * DAY_MS).toISOString().slice(0, 10));
      expect((await getFigures()).printed).toBe(16);
    });

    it.each([
      [{ count: 9 }, 'count'],
      [{ count: '8' }, 'count'],
      [{}, 'count'],
      [{ count: 8, days: 31 }, 'days'],
      [{ count: 8, days: null }, 'days'],
    ])('refuse %j', async (body, field) => {
      const [status, fields] = await toFields(await print(body));
      expect([status, Object.keys(fields as object)]).toEqual([400, [field]]);
    });
  });

  it('can only be made by the club’s managers', async () => {
    for (const path of ['', '/mails', '/cards']) {
      const method = path === '' ? 'GET' : 'POST';
      const response = await site.api.call(`/club-admin/invitations${path}?clubId=${site.lions}`, {
        ...{ method, headers: { ...site.rival, 'content-type': 'application/json' } },
        ...(method === 'POST' && { body: JSON.stringify({ addresses: PARENT, count: 8 }) }),
      });
      expect(response.status).toBe(403);
    }
  });

  it('mark one review as invited, once its author has confirmed it', async () => {
    const [code = ''] = await getCodes();
    const unconfirmed = await write({ invitation: code });
    expect(await check(code)).toBe(true);
    expect((await publish({ invitation: code })).isInvited).toBe(1);
    expect((await confirm(unconfirmed)).status).toBe(200);
    expect((await publish({ invitation: code })).isInvited).toBe(0);
    expect((await publish()).isInvited).toBe(0);
    const reviews = await site.manager.findBy(Review, { isVerified: true });
    expect(reviews.map(({ invitationHash }) => invitationHash)).toEqual([null, null, null, null]);
    expect(reviews.filter(({ isInvited }) => isInvited)).toHaveLength(1);
  });

  it('don’t tell the club, which knows the codes on its cards, who has used theirs', async () => {
    const [used = '', unused = ''] = await getCodes();
    await publish({ invitation: used });
    expect([await check(used), await check(unused)]).toEqual([true, true]);
  });

  it('mark one of several reviews that are confirmed at the same moment', async () => {
    const [invitation = ''] = await getCodes();
    const tokens = [];
    for (let time = 0; time < 4; time += 1) tokens.push(await write({ invitation }));
    const confirmed = await Promise.all(tokens.map(confirm));
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await site.manager.countBy(Review, { isInvited: true })).toBe(1);
  });

  it('are of no use once they have ended, at another club, or made up', async () => {
    const [code = '', late = ''] = await getCodes();
    const sentInTime = await write({ invitation: late });
    await site.manager.update(
      ReviewInvitation,
      { clubId: site.lions },
      { expiresAt: new Date(Date.now() - 1000) },
    );
    expect(await check(code)).toBe(false);
    expect((await publish({ invitation: code })).isInvited).toBe(0);
    expect((await publish({ invitation: 'made-up' })).isInvited).toBe(0);
    expect((await confirm(sentInTime)).status).toBe(200);
    expect(await site.manager.countBy(Review, { isInvited: true })).toBe(1);
    const [other = ''] = await getCodes();
    expect(await check(other, site.yaks)).toBe(false);
    expect(await check(other, 424_242)).toBe(404);
    expect(await check({ $gt: '' })).toBe(400);
    expect(await check('x'.repeat(65))).toBe(400);
  });

  it('tell the club how many reviews came of them from three on', async () => {
    const codes = await getCodes();
    const told: unknown[] = [];
    for (const invitation of codes.slice(0, 3)) {
      await publish({ invitation });
      told.push((await getFigures()).reviews);
    }
    expect(told).toEqual([null, null, 3]);
  });

  it('are compared with the other reviews from five of each on, in sums that a recount confirms', async () => {
    const { database } = site.api;
    const invited = { coachingRating: 5, communicationRating: 5, facilitiesRating: 5, inclusivityRating: 5 };
    await storeClubs(database, [
      {
        name: 'Otley Owls',
        reviews: [
          ...Array.from({ length: 6 }, () => ({ ...invited, valueRating: 5, isInvited: true })),
          ...Array.from({ length: 5 }, () => ({})),
        ],
      },
    ]);
    const get = async () =>
      (await site.api.read<ClubPageResponse>('/clubs/otley-owls?include=page')).page!.invitedReviews;
    const { id } = await site.api.read<ClubPageResponse>('/clubs/otley-owls');
    const compared = { invited: { count: 6, rating: 5 }, unprompted: { count: 5, rating: 4 } };
    expect(await get()).toEqual(compared);
    expect((await site.read<AdminClub>(`/admin/clubs/${id}`, site.moderator)).invitedReviews).toEqual(
      compared,
    );
    const [first, second] = await site.manager.findBy(Review, { clubId: id, isInvited: true });
    const remove = (review?: Review) =>
      site.api.call(`/reviews/${review!.id}`, { method: 'DELETE', headers: site.moderator });
    expect((await remove(first)).status).toBe(204);
    expect(await get()).toEqual({ ...compared, invited: { count: 5, rating: 5 } });
    expect((await remove(second)).status).toBe(204);
    expect(await get()).toBeNull();
    const path = `/admin/removed-reviews/${first!.id}/restore`;
    const restored = await postJson(site.api, path, { reason: 'A mistake' }, site.moderator);
    expect(restored.status).toBeLessThan(300);
    expect((await get())?.invited.count).toBe(5);
    const kept = await storedTotals(database);
    await recountStoredValues(database);
    expect(kept).toEqual(await storedTotals(database));
  });

  it('move with a club that’s merged, and come back', async () => {
    const [code = ''] = await getCodes();
    await publish({ invitation: code });
    const [{ id: owls = 0 } = {}] = await storeClubs(site.api.database, [{ name: 'Leeds Lions Juniors' }]);
    const merge = await postJson(
      site.api,
      `/admin/clubs/${site.lions}/merge`,
      { into: owls, reason: 'Listed twice' },
      site.moderator,
    );
    expect(merge.status).toBe(200);
    const getInvited = async () =>
      (await site.api.database.dataSource.query(
        `SELECT invited_count AS count FROM clubs WHERE id IN (${site.lions}, ${owls}) ORDER BY id`,
      )) as { count: number }[];
    expect((await getInvited()).map(({ count }) => count)).toEqual([0, 1]);
    expect(await site.manager.countBy(ReviewInvitation, { clubId: owls })).toBe(8);
    const history = await site.read<{ id: number }[]>(`/admin/clubs/${site.lions}/history`, site.moderator);
    const undo = `/admin/club-changes/${history[0]!.id}/undo`;
    expect((await postJson(site.api, undo, {}, site.moderator)).status).toBeLessThan(300);
    expect((await getInvited()).map(({ count }) => count)).toEqual([1, 0]);
    expect(await site.manager.countBy(ReviewInvitation, { clubId: site.lions })).toBe(8);
  });

  it('are part of a person’s data, and only their refusal outlives an erasure', async () => {
    await mail(PARENT);
    const [first] = await invitations();
    await refuse(refusalTokenIn(first!.text));
    const body = { email: PARENT, reference: 'DSR-1' };
    const found = await postJson(site.api, '/admin/people/find', body, site.moderator);
    const { parts } = (await found.json()) as FoundPerson;
    expect(parts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['invitation', 'invitation-refusal']),
    );
    const copy = await postJson(site.api, '/admin/people/export', body, site.moderator);
    expect(JSON.stringify((await copy.json()) as PersonCopy)).toContain('Leeds Lions');
    const erasure = { ...body, confirmation: PARENT };
    expect((await postJson(site.api, '/admin/people/erase', erasure, site.moderator)).status).toBe(200);
    expect((await site.manager.find(ReviewInvitation)).map(({ emailHash }) => emailHash)).toEqual([null]);
    expect((await refuse(refusalTokenIn(first!.text))).status).toBe(404);
    await mail(PARENT);
    expect(await invitations()).toEqual([]);
  });

  it('are deleted after a year', async () => {
    await getCodes();
    const [{ id } = { id: 0 }] = await site.manager.find(ReviewInvitation);
    await site.manager.update(ReviewInvitation, { id }, { createdAt: new Date(Date.now() - 366 * DAY_MS) });
    await site.api.get(RowPurge).run(new Date());
    expect(await site.manager.count(ReviewInvitation)).toBe(7);
  });
});

it('limits who can try codes', async () => {
  const api = await startTestApi({ rateLimits: true });
  const [{ id: clubId } = { id: 0 }] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
  const statuses = [];
  for (let time = 0; time < 61; time += 1)
    statuses.push((await postJson(api, '/invitations/check', { clubId, invitation: `no-${time}` })).status);
  expect([statuses[0], statuses.at(-2), statuses.at(-1)]).toEqual([200, 200, 429]);
  await api.stop();
});

it('takes nothing of families’ mail budget for invitations beyond a day’s limit', async () => {
  const site = await AskedSite.start({ rateLimits: true });
  const at = { createdAt: new Date(), expiresAt: new Date() };
  const sent = Array.from({ length: INVITATION_LIMITS.daily - 1 }, (_, number) => ({
    ...{ clubId: site.lions, way: 'mail' as const, codeHash: `code-${number}`, emailHash: null, ...at },
  }));
  await site.manager.insert(ReviewInvitation, sent);
  const before = await site.manager.count(Mailbox);
  const addresses = 'one@home.example, two@home.example';
  const refused = await postJson(site.api, '/club-admin/invitations/mails', { addresses }, site.sam);
  expect(refused.status).toBe(409);
  expect(await site.manager.count(Mailbox)).toBe(before);
  await site.api.stop();
});
