import { Panel, TextLink } from '@club-reviews/shared-ui';
import { hoursInWords, plural, ukDate } from '@club-reviews/shared-ui/formatting';
import type { AwaitingModeration as Awaiting } from '../../api/types';

interface AwaitingModerationProps {
  awaiting: Awaiting;
  /** The club's address on the site. */
  slug: string;
}

/** Why the club's page has more reviews than this list: what waits for our moderator, since when, and how long for. */
export function AwaitingModeration({
  awaiting: { count, since, usualHours },
  slug,
}: AwaitingModerationProps) {
  if (count === 0) return null;
  const isOne = count === 1;
  const parts = [
    `${isOne ? 'It’s' : 'They’re'} on your page already and count${isOne ? 's' : ''} towards your rating.`,
    `You can reply once we’ve checked ${isOne ? 'it' : 'them'}.`,
    ...(since === null ? [] : [`${isOne ? 'It' : 'The oldest'} has been waiting since ${ukDate(since)}.`]),
    ...(usualHours === null ? [] : [`We usually take about ${hoursInWords(Math.max(1, usualHours))}.`]),
  ];
  return (
    <Panel tone="info" title={`${plural(count, 'review is', 'reviews are')} waiting for our moderator`}>
      <p>{parts.join(' ')}</p>
      <TextLink to={`/clubs/${slug}#reviews`}>
        {isOne ? 'Read it on your page' : 'Read them on your page'}
      </TextLink>
    </Panel>
  );
}
