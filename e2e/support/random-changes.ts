import { randomFrom } from '../../tools/setup/random.mjs';
import type { Caller } from './api-calls';
import { asVisitor } from './api-calls';
import type { Instances } from './instances';
import type { ListedClub, PublicReview } from './site-data';
import { mailedLink, sendReview, tokenIn } from './written-review';

/** A change that was made, and pages to check: one that shows it, and others. */
interface MadeChange {
  name: string;
  paths: string[];
}

interface Named {
  id: number;
  slug: string;
}

/** Few enough clubs that each is changed and checked many times. */
const CLUBS = 24;
const FURTHER_PAGES = 3;

const LISTS = [
  '/',
  '/?postcode=LS6&radiusMiles=10',
  '/browse-clubs',
  '/browse-clubs?page=2',
  '/browse-clubs?q=rovers',
  '/browse-clubs?sort=rating&reviewed=true',
  '/browse-age/U10s',
  '/browse-categories?category=value',
  '/all-reviews',
  '/how-reviews-work',
  '/faq',
];

/**
 * The response, or `otherwise` if the api refused the request (4xx): with random changes, that means there's nothing to
 * change. Throws on any other failure.
 */
async function unlessRefused<Answer, Otherwise>(
  answer: Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await answer;
  } catch (error) {
    if (/^\S+ \S+: 4\d\d /.test((error as Error).message)) return otherwise;
    throw error;
  }
}

/**
 * Makes random changes to what the site shows, through either api: clubs, their reviews, replies, and which clubs there
 * are. `EXACT_SEED` repeats a run.
 */
export async function randomChanges(
  { apis, mailServer }: Instances,
  { moderator, demoClub }: { moderator: Caller; demoClub: Caller },
) {
  const seed = Number(process.env.EXACT_SEED || Date.now() % 1_000_000);
  const random = randomFrom(seed);
  const any = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const ask = <Answer = unknown>(path: string) => moderator<Answer>(apis[0], 'GET', path);
  const decide = <Answer = unknown>(method: string, path: string, body?: object) =>
    moderator<Answer>(any(apis), method, path, body);

  const listed = await asVisitor<ListedClub[]>(apis[0], 'GET', '/clubs');
  const own = (await demoClub<{ club: Named }>(apis[0], 'GET', '/club-admin/dashboard')).club;
  // That one is changed by its own managers, so leave it out here.
  const clubs: Named[] = listed
    .filter(({ id }) => id !== own.id)
    .toSorted((one, other) => other.reviewCount - one.reviewCount)
    .slice(0, CLUBS);
  const reason = { reason: 'Tried at random' };
  let number = 0;

  /** The newest review written here: its club, and its author's token. */
  let written: { club: Named; token: string } | undefined;

  async function getReview(clubId: number, isWanted: (review: PublicReview) => boolean = () => true) {
    // A hidden club has no reviews to choose from.
    const asked = asVisitor<PublicReview[]>(apis[0], 'GET', `/clubs/${clubId}/reviews?limit=20`);
    const reviews = (await unlessRefused(asked, [])).filter(isWanted);
    return reviews.length === 0 ? undefined : any(reviews).id;
  }

  const getState = async ({ id }: Named) => (await ask<{ state: string }>(`/admin/clubs/${id}`)).state;

  /** Each makes one change; undefined if there's nothing to change in that way right now. */
  const WAYS: Record<string, () => Promise<Named | undefined>> = {
    async rename() {
      const club = any(clubs);
      if ((await getState(club)) === 'merged') return undefined;
      const name = `${any(['Rovers', 'Lions', 'Oaks'])} of ${any(['Alder', 'Birch', 'Cedar'])} ${number}`;
      return decide<Named>('PATCH', `/admin/clubs/${club.id}`, { name });
    },
    async describe() {
      const club = any(clubs);
      if ((await getState(club)) === 'merged') return undefined;
      await decide('PATCH', `/admin/clubs/${club.id}`, { description: `Words number ${number}.` });
      return club;
    },
    async changeFee() {
      await demoClub(any(apis), 'PATCH', '/club-admin/club', {
        cost: { pence: 100 + number, per: 'session', note: null },
      });
      return own;
    },
    async approve() {
      const [waiting] = await ask<{ id: number; clubId: number; clubSlug: string }[]>(
        '/admin/reviews?status=awaiting-approval&limit=1',
      );
      if (waiting === undefined) return undefined;
      await decide('POST', `/reviews/${waiting.id}/approve`, {});
      return { id: waiting.clubId, slug: waiting.clubSlug };
    },
    async remove() {
      const club = any(clubs);
      const review = await getReview(club.id);
      if (review === undefined) return undefined;
      await decide('DELETE', `/reviews/${review}`, reason);
      return club;
    },
    async restore() {
      const removed = await ask<{ id: number }[]>('/admin/removed-reviews?limit=20');
      const review = removed.length === 0 ? undefined : any(removed);
      if (review === undefined) return undefined;
      const restored = decide('POST', `/admin/removed-reviews/${review.id}/restore`, reason);
      await unlessRefused(restored, undefined);
      return any(clubs);
    },
    async reply() {
      const review = await getReview(own.id);
      if (review === undefined) return undefined;
      const words = { responseText: `Thank you, number ${number}.` };
      // A review that no moderator has approved can't have a reply.
      const replied = demoClub(any(apis), 'POST', `/club-admin/reviews/${review}/respond`, words);
      await unlessRefused(replied, undefined);
      return own;
    },
    async removeReply() {
      const review = await getReview(own.id, ({ responseText }) => responseText !== null);
      if (review === undefined) return undefined;
      await decide('DELETE', `/admin/reviews/${review}/response`, reason);
      return own;
    },
    async review() {
      const club = any(clubs);
      if ((await getState(club)) !== 'listed') return undefined;
      const email = `random-${number}@example.org`;
      await sendReview(any(apis), { clubId: club.id, email, text: `Parent number ${number}.`, stars: 4 });
      const token = tokenIn(await mailedLink(mailServer, email, '/verify-review'));
      await asVisitor(any(apis), 'POST', '/reviews/verify', { token });
      await asVisitor(any(apis), 'POST', '/reviews/mine/links', { email });
      written = { club, token: tokenIn(await mailedLink(mailServer, email, '/my-review', 2)) };
      return club;
    },
    async editReview() {
      if (written === undefined) return undefined;
      const edited = asVisitor(any(apis), 'POST', '/reviews/mine/edit', {
        ...{ token: written.token, ageGroup: 'U10s', reviewText: `Changed, number ${number}.` },
        ...{ coachingRating: 3, communicationRating: 4, facilitiesRating: 4 },
        ...{ inclusivityRating: 4, valueRating: 4 },
      });
      // A moderator may have removed it.
      await unlessRefused(edited, undefined);
      return written.club;
    },
    async hideAndReopen() {
      const club = any(clubs);
      const state = await getState(club);
      if (state === 'merged') return undefined;
      await decide('POST', `/admin/clubs/${club.id}/${state === 'listed' ? 'hide' : 'reopen'}`, reason);
      return club;
    },
    async merge() {
      const [from, into] = [any(clubs), any(clubs)];
      if (from.id === into.id || (await getState(from)) !== 'listed' || (await getState(into)) !== 'listed')
        return undefined;
      await decide('POST', `/admin/clubs/${from.id}/merge`, { into: into.id, ...reason });
      return from;
    },
    async undoMerge() {
      for (const club of clubs) {
        if ((await getState(club)) !== 'merged') continue;
        const history = await ask<{ id: number; action: string }[]>(`/admin/clubs/${club.id}/history`);
        const merge = history.find(({ action }) => action === 'merged')!;
        await decide('POST', `/admin/club-changes/${merge.id}/undo`);
        return club;
      }
      return undefined;
    },
    add: () =>
      decide<Named>('POST', '/admin/clubs', { name: `Newcomers ${seed} ${number}`, postcode: 'LS6 3AA' }),
  };

  return {
    seed,
    async change(): Promise<MadeChange> {
      number += 1;
      for (;;) {
        const [name, make] = any(Object.entries(WAYS));
        const changed = await make();
        if (changed === undefined) continue;
        const pages = [
          ...LISTS,
          ...clubs.map(({ slug }) => `/clubs/${slug}`),
          `/compare?clubs=${clubs[0]!.slug},${clubs[1]!.slug}`,
        ];
        const further = Array.from({ length: FURTHER_PAGES }, () => any(pages));
        return { name, paths: [...new Set([`/clubs/${changed.slug}`, ...further])] };
      }
    },
  };
}
