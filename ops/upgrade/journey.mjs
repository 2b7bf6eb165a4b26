import { setTimeout as wait } from 'node:timers/promises';
import { callApi } from '../../tools/setup/call-api.mjs';
import { reviewForm } from '../../tools/setup/review-form.mjs';
import { SITE_PASSWORD } from './site.mjs';

const MAIL_TIMEOUT_MS = 20_000;
const CLUB_PASSWORD = 'four-four-two-formation';
const CLAIM = {
  contactName: 'Priya Nair',
  contactPhone: '07700 900142',
  position: 'secretary',
  clubDescription: 'Fourteen teams of boys and girls from seven to sixteen, run by volunteers.',
  facilities: 'Two grass pitches and a pavilion.',
  ageGroups: 'U7s to U16s',
  trainingDays: 'Tuesdays and Thursdays',
  verificationMethod: 'email-domain',
};

const ask = ({ origin }, ...call) => callApi(origin, ...call);

/**
 * What a journey leaves.
 * @typedef {object} Written
 * @property {string} slug
 * @property {string} reviewText
 * @property {string} reply
 * @property {{email: string, password: string}} login of the club's admin
 */

/**
 * Makes everybody's main calls, alternating between two instances: a club is claimed and approved, its admin chooses a
 * password and logs in, a review is written, confirmed and answered, and another one removed.
 * @param {{origin: string}} one
 * @param {{origin: string}} other may be the same
 * @param {number} number makes each journey's names and addresses unique
 * @returns {Promise<Written>} what lasts from then on
 * @throws at the first response that isn't a 2xx
 */
export async function journey(one, other, number) {
  const email = `secretary-${number}@rovers-${number}.example`;
  const claim = await ask(one, 'POST', '/clubs/claim', {
    ...{ ...CLAIM, clubName: `Upgrade Rovers ${number}`, contactEmail: email },
  });
  const staff = await ask(other, 'POST', '/admin/login', { password: SITE_PASSWORD });
  const { clubId } = await ask(
    one,
    'PATCH',
    `/admin/claims/${claim.id}`,
    { status: 'approved' },
    staff.token,
  );
  const club = await ask(other, 'GET', `/clubs/${clubId}`);
  const login = { email, password: CLUB_PASSWORD };
  await ask(one, 'POST', '/club-admin/set-password', {
    ...{ token: await tokenFor(other, email), password: CLUB_PASSWORD },
  });
  const { token } = await ask(other, 'POST', '/club-admin/login', login);

  const reviewText = `Our coaches learn every name within a week, parent number ${number} can tell you.`;
  const id = await publishReview(one, other, { clubId: club.id, number, reviewText, staff });
  const reply = `Thank you, number ${number}, see you on Tuesday.`;
  await ask(one, 'POST', `/club-admin/reviews/${id}/respond`, { responseText: reply }, token);
  await ask(other, 'GET', '/club-admin/dashboard', undefined, token);

  const unwanted = `Boots from last season are for sale, ring number ${number} any evening.`;
  const spam = await publishReview(other, one, {
    ...{ clubId: club.id, number: `${number}-b`, reviewText: unwanted, staff },
  });
  await ask(one, 'DELETE', `/reviews/${spam}`, { reason: 'It advertises boots' }, staff.token);
  const written = { slug: club.slug, reviewText, reply, login };
  for (const api of [one, other]) {
    await expectReadable(api, written);
    if (JSON.stringify(await getReviews(api, club.slug)).includes(unwanted))
      throw new Error('A removed review can be read');
  }
  return written;
}

/** Throws unless a journey's review and its reply can be read, the pages' other calls work, and its club can log in. */
export async function expectReadable(api, { slug, reviewText, reply, login }) {
  const { token } = await ask(api, 'POST', '/club-admin/login', login);
  await ask(api, 'GET', '/club-admin/dashboard', undefined, token);
  for (const path of ['/stats', '/clubs/paginated', `/clubs/${slug}`]) await ask(api, 'GET', path);
  const text = JSON.stringify(await getReviews(api, slug));
  for (const part of [reviewText, reply])
    if (!text.includes(part)) throw new Error(`${api.origin} doesn’t show “${part}”`);
}

async function getReviews(api, slug) {
  const { id } = await ask(api, 'GET', `/clubs/${slug}`);
  return ask(api, 'GET', `/clubs/${id}/reviews`);
}

/** Writes a review on one instance and confirms it on the other; staff approve it. */
async function publishReview(one, other, { clubId, number, reviewText, staff }) {
  const authorEmail = `parent-${number}@home-${number}.example`;
  await ask(one, 'POST', '/reviews', reviewForm(clubId, { authorEmail, reviewText }));
  await ask(other, 'POST', '/reviews/verify', { token: await tokenFor(one, authorEmail) });
  const query = `/admin/reviews?search=${encodeURIComponent(reviewText)}`;
  const [{ id, isApproved }] = await ask(other, 'GET', query, undefined, staff.token);
  if (!isApproved) await ask(one, 'POST', `/reviews/${id}/approve`, {}, staff.token);
  return id;
}

async function tokenFor({ origin }, email) {
  const giveUpAt = Date.now() + MAIL_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(`${origin}/dev/mailbox`, { headers: { accept: 'application/json' } });
    const mails = answer.ok ? await answer.json() : [];
    const token = mails
      .filter(({ to }) => to === email)
      .map(({ text }) => /token=([\w.-]+)/.exec(text)?.[1])
      .find(Boolean);
    if (token) return token;
    if (Date.now() > giveUpAt) throw new Error(`No mail with a link for ${email} at ${origin}`);
    await wait(100);
  }
}
