import { Panel, TextLink } from '@club-reviews/shared-ui';
import { hoursInWords, plural, ukDate } from '@club-reviews/shared-ui/formatting';
import { serverNow } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import type { AwaitingModeration as Awaiting } from '../../api/types';

interface AwaitingModerationProps {
  awaiting: Awaiting;
  /** The club's address on the site. */
  slug: string;
}

const HOUR_MS = 3_600_000;

const usualTime = (usual: number, hours: number) =>
  hours > usual
    ? `That’s longer than our usual ${hoursInWords(usual)}.`
    : `We usually take about ${hoursInWords(usual)}.`;

/** Why the club's page has more reviews than this list: what waits for our moderator, since when, and how long for. */
export function AwaitingModeration({
  awaiting: { count, since, usualHours },
  slug,
}: AwaitingModerationProps) {
  const [now] = useState(serverNow);
  if (count === 0) return null;
  const hours = since === null ? 0 : (now - Date.parse(since)) / HOUR_MS;
  const isOne = count === 1;
  const parts = [
    `${isOne ? 'It’s' : 'They’re'} on your page already and count${isOne ? 's' : ''} towards your rating.`,
    `You can reply once we’ve checked ${isOne ? 'it' : 'them'}.`,
    ...(since === null ? [] : [`${isOne ? 'It' : 'The oldest'} has been waiting since ${ukDate(since)}.`]),
    ...(usualHours === null ? [] : [usualTime(Math.max(1, usualHours), hours)]),
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
