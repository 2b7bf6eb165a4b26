import { addDays, londonClock } from '@club-reviews/domain/london-clock';
import type { QueueKind } from '@club-reviews/domain/queue';
import { QUEUE_KINDS } from '@club-reviews/domain/queue';
import { claimForm } from '../../../test/support/claim-form.js';
import { QueueSite } from '../../../test/support/queue-site.js';
import { sendNotice } from '../../../test/support/notice-form.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson, send } from '../../../test/support/sessions.js';
import { getStoredMails, newestToken, tokenIn } from '../../../test/support/stored-mails.js';
import { useSite } from '../../../test/support/started.js';
import { correction } from '../../../test/support/suggestion-form.js';
import { ArchivedReview } from '../../model/reviews/archived-review.js';
import { openAppeal } from '../../model/reviews/review-appeal.js';

const NAME = 'My son Jack Smith trains there.';
const WORDS = 'A boy was bullied there all season.';
const CLIENT = { 'x-forwarded-for': '198.51.100.30' };

describe('the ranking of the queue', () => {
  const queueSite = useSite('suite', () => QueueSite.start());

  /** How a text reaches the queue as each kind. What is found in a review puts it on hold, so no `review` has any. */
  const ARRIVALS: [
    kind: Exclude<QueueKind, 'review'>,
    text: string,
    arrive: (text: string) => Promise<unknown>,
  ][] = [
    [
      'report',
      WORDS,
      (words) =>
        queueSite.site.reported({ review: 'They have no such team.', words, email: 'three@home.example' }),
    ],
    [
      'held',
      NAME,
      async (reviewText) => {
        const form = reviewForm(queueSite.site.clubId, { reviewText, authorEmail: 'new@home.example' });
        await postJson(queueSite.api, '/reviews', form, CLIENT);
        return postJson(queueSite.api, '/reviews/verify', {
          token: await newestToken(queueSite.api.database),
        });
      },
    ],
    [
      'edit',
      WORDS,
      async (reviewText) => {
        const token = await queueSite.site.authorToken('Friendly coaches.');
        const { clubId: _club, authorEmail: _email, ...content } = reviewForm(0, { reviewText });
        return postJson(queueSite.api, '/reviews/mine/edit', { token, ...content });
      },
    ],
    [
      'appeal',
      NAME,
      async (text) => {
        const { manager } = queueSite.api.database.dataSource;
        const archived = await manager.findOneByOrFail(ArchivedReview, { state: 'removed' });
        await openAppeal(manager, archived, { text, at: new Date() });
      },
    ],
    [
      'notice',
      WORDS,
      async (inaccuracies) => {
        const { id } = await queueSite.site.review('First to wait.');
        await queueSite.api.database.dataSource.query(`UPDATE reviews SET is_visible = 1 WHERE id = ${id}`);
        await sendNotice(queueSite.api, id, { inaccuracies, email: 'kim@carter.example' }, CLIENT);
        return queueSite.api.database.dataSource.query(`UPDATE reviews SET is_visible = 0 WHERE id = ${id}`);
      },
    ],
    [
      'claim',
      NAME,
      (additionalInfo) =>
        postJson(
          queueSite.api,
          '/clubs/claim',
          claimForm({ clubName: 'Ashby Rovers', contactEmail: 'lee@ashby.example', additionalInfo }),
          CLIENT,
        ),
    ],
    [
      'suggestion',
      WORDS,
      (words) => postJson(queueSite.api, '/suggestions', correction(queueSite.site.clubId, { words })),
    ],
    [
      'photo',
      NAME,
      async (description) => {
        const { id } = await queueSite.entry('photo');
        return send(queueSite.api, 'PATCH', `/club-admin/photos/${id}`, queueSite.site.club, { description });
      },
    ],
    [
      'enquiry',
      WORDS,
      async (message) => {
        const form = { email: 'asks@home.example', ageGroup: 'U10s', message };
        await postJson(queueSite.api, '/clubs/leeds-lions/enquiries', form);
        const [mail] = (await getStoredMails(queueSite.api.database, 'enquiry-confirmation')).slice(-1);
        return postJson(queueSite.api, '/enquiries/confirm', { token: tokenIn(mail ?? { text: '' }) });
      },
    ],
    [
      'change',
      NAME,
      (homeGround) => send(queueSite.api, 'PATCH', '/club-admin/club', queueSite.site.club, { homeGround }),
    ],
    [
      'warning',
      WORDS,
      async (text) => {
        const { clubId, club, moderator } = queueSite.site;
        const endsOn = addDays(londonClock(new Date()).date, 30);
        const warning = { reason: 'rewards', text: 'Five reviews came with a voucher.', endsOn };
        await postJson(queueSite.api, `/admin/clubs/${clubId}/warnings`, warning, moderator);
        return postJson(queueSite.api, '/club-admin/warning/appeal', { text }, club);
      },
    ],
  ];

  it('has an arrival of each kind to try', () => {
    expect(['review', ...ARRIVALS.map(([kind]) => kind)].toSorted()).toEqual(QUEUE_KINDS.toSorted());
  });

  it.each(ARRIVALS)('puts a %s first in which someone writes "%s"', async (kind, text, arrive) => {
    const before = (await queueSite.entries('?limit=50')).filter(({ isUrgent }) => isUrgent);
    await arrive(text);
    const urgent = (await queueSite.entries('?limit=50')).filter(({ isUrgent }) => isUrgent);
    expect(urgent).toHaveLength(before.length + 1);
    expect((await queueSite.entry(kind)).isUrgent).toBe(true);
  });

  it('lists what is about a child by kind, and then the rest by kind', async () => {
    const places = (await queueSite.entries('?limit=50')).map(
      ({ kind, isUrgent }) => (isUrgent ? 0 : 100) + QUEUE_KINDS.findIndex((one) => one === kind),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.filter((place) => place < 100)).toHaveLength(ARRIVALS.length + 1);
  });
});
