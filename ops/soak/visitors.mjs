import { reviewForm } from '../../tools/setup/review-form.mjs';

/** How often each kind of visit comes, in a hundred: ninety read, ten write. */
const MIX = {
  home: 10,
  directory: 10,
  'a search': 8,
  'a club': 30,
  'a comparison': 4,
  'a page of text': 2,
  suggestions: 8,
  'clubs around': 8,
  'reviews of a club': 6,
  'recent reviews': 4,
  'a review is sent': 4,
  'a review is confirmed': 4,
  'a review is reported': 1,
  'a club is changed': 1,
};

/** Half of all visits to clubs go to this many of them. */
const POPULAR = 20;
const AGE_GROUPS = ['U7s', 'U8s', 'U9s', 'U10s', 'U11s', 'U12s', 'U13s', 'U14s'];
const PLACES = ['LS6', 'M20', 'B29', 'SW18', 'BS6', 'NE3'];
const WORDS = ['united', 'juniors', 'girls', 'town', 'rangers', 'leeds', 'park', 'athletic'];
const REMARKS = [
  'The coaches know every child by name.',
  'Kit could be cheaper.',
  'Matches are on Sunday mornings.',
  'There is always somebody to ask.',
  'Parking is hard to find.',
  'Training never starts late.',
];

/** The end of a review's text, by its number. */
const reviewEnd = (number) => `My child has been there for ${number} days.`;

/** A review's number, from its text. */
export const reviewNumber = (text) => Number(/ (\d+) days\.$/.exec(text)[1]);

/** The author's address of a review, by its number. */
export const authorAddress = (number) => `parent-${number}@home.example`;

/**
 * Parents, and now and then a moderator, using the site.
 * @param {{client: object, clubs: {id: number, slug: string}[], inbox: import('./mail-inbox.mjs').MailInbox,
 *   moderator: {authorization: string}, random: () => number}} site
 * @returns `visit(tally)` makes one visit and counts its outcome; `sent` contains the number of every acknowledged
 *   review, `confirmed` counts the acknowledged confirmations
 */
export function createVisitors({ client, clubs, inbox, moderator, random }) {
  const sent = new Set();
  let confirmed = 0;
  let number = 0;
  let recentReviewIds = [];
  const pick = (list) => list[Math.floor(random() * list.length)];
  const someClub = () => pick(random() < 0.5 ? clubs.slice(0, POPULAR) : clubs);

  const sendReview = async () => {
    const own = (number += 1);
    const answer = await client.ask('/api/reviews', {
      method: 'POST',
      body: reviewForm(someClub().id, {
        authorEmail: authorAddress(own),
        ageGroup: pick(AGE_GROUPS),
        coachingRating: 1 + Math.floor(random() * 5),
        valueRating: 1 + Math.floor(random() * 5),
        reviewText: `${pick(REMARKS)} ${pick(REMARKS)} ${reviewEnd(own)}`,
      }),
    });
    if (answer.status < 300) sent.add(own);
    return answer;
  };

  const visits = {
    home: () => client.ask('/'),
    directory: () => client.ask(`/browse-clubs?page=${1 + Math.floor((random() * clubs.length) / 40)}`),
    'a search': () => client.ask(`/browse-clubs?q=${pick(WORDS)}&age=${pick(AGE_GROUPS)}`),
    'a club': () => client.ask(`/clubs/${someClub().slug}`),
    'a comparison': () => client.ask(`/compare?clubs=${someClub().slug},${someClub().slug}`),
    'a page of text': () => client.ask('/faq'),
    suggestions: () => client.ask(`/api/clubs/suggestions?q=${pick(WORDS).slice(0, 2 + (number % 4))}`),
    'clubs around': () =>
      client.ask(`/api/clubs/search?postcode=${pick(PLACES)}&radiusMiles=3&limit=20&page=1`),
    'reviews of a club': () => client.ask(`/api/clubs/${someClub().slug}/reviews?limit=20&page=1`),
    'recent reviews': async () => {
      const answer = await client.ask('/api/reviews/recent?limit=9');
      if (answer.status === 200) recentReviewIds = JSON.parse(answer.text).map(({ id }) => id);
      return answer;
    },
    'a review is sent': sendReview,
    'a review is confirmed': async () => {
      const token = inbox.tokens.shift();
      if (token === undefined) return sendReview();
      const answer = await client.ask('/api/reviews/verify', { method: 'POST', body: { token } });
      if (answer.status < 300) confirmed += 1;
      return answer;
    },
    'a review is reported': async () => {
      if (recentReviewIds.length === 0) return client.ask('/api/reviews/recent?limit=9');
      number += 1;
      return client.ask('/api/reports', {
        method: 'POST',
        body: {
          reviewId: pick(recentReviewIds),
          reason: 'off-topic',
          words: 'It says nothing about the club, only about the parking.',
          email: `reader-${number}@home.example`,
        },
      });
    },
    'a club is changed': () =>
      client.ask(`/api/admin/clubs/${someClub().id}`, {
        method: 'PATCH',
        headers: moderator,
        body: { description: `Football for all, in season ${Math.floor(random() * 1e6)}.` },
      }),
  };
  const kinds = Object.entries(MIX).flatMap(([kind, share]) => Array.from({ length: share }, () => kind));

  return {
    sent,
    get confirmed() {
      return confirmed;
    },
    async visit(tally) {
      const kind = pick(kinds);
      const startedAt = performance.now();
      const outcome = await visits[kind]().then(
        (answer) => ({ answer }),
        (error) => ({ error }),
      );
      tally.add({ kind, ms: performance.now() - startedAt, ...outcome });
    },
  };
}
