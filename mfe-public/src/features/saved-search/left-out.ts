import type { FindParams } from '../../lib/find-params';

/** What a search filters by that can't be saved, in words: "Stars and leagues"; null without any. */
export function leftOutOf({ stars, reviewed, league }: FindParams): string | null {
  const named = [stars !== null && 'stars', reviewed && 'reviews', league !== '' && 'the league'];
  const words = new Intl.ListFormat('en-GB').format(named.filter((word) => word !== false));
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}
