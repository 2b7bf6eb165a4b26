import type { AdminReview } from '../../../../api/types';

/** Signs of a fake review, in moderators' words. */
const SIGNAL_WORDS: Record<string, string> = {
  'club-address': 'The address belongs to the club or someone who runs it',
  'club-domain': 'The address is at the club’s own website',
  'colleague-domain': 'The address is at the same organisation as someone who runs the club',
  'disposable-address': 'A disposable address',
  'copied-text-same-club': 'Nearly the same text as another review of this club',
  'copied-text-other-clubs': 'Nearly the same text as a review of another club',
  'shared-domain': 'Another review of the club from an address at the same domain',
  'shared-domain-other-clubs': 'Eight or more reviews of other clubs from addresses at the same domain',
  'busy-club': 'Eight or more reviews of the club from other networks within a day',
  'busy-network': '25 or more reviews from this network within a day',
  'same-network': 'Three or more other reviews of the club from this network',
  'same-network-other-times': 'Reviews of the club from this network on other days or hours apart',
  'several-networks': 'Several reviews of the club from this network, and from another one the same day',
  'same-browser': 'Three or more reviews of the club from this network and the same kind of browser',
  'same-browser-other-networks':
    'Five or more reviews of the club from the same kind of browser in other networks',
  'pasted-text': 'Sent faster than anyone could type it',
  'pasted-texts-network':
    'Another review of the club from this network was sent faster than anyone could type it',
  'pasted-texts-club':
    'Two or more others of the club’s that day were sent faster than anyone could type them',
  'replaced-often': 'The author’s third review of the club within a month',
  'network-limit': 'Twenty reviews of the club from this network have been published unread this month',
  'club-limit-hour': 'Eight reviews of the club have been published unread within the hour',
  'club-limit-day': 'Thirteen reviews of the club have been published unread within a day',
  'club-limit-month': '28 reviews of the club have been published unread within a month',
};

const SHARED: Record<NonNullable<AdminReview['cluster']>['sharing'], string> = {
  text: 'nearly the same text',
  browser: 'the same kind of browser',
  network: 'the same network',
};

/** A sign of a fake review in words. */
export function signalLabel(signal: string): string {
  return SIGNAL_WORDS[signal] ?? signal;
}

/** A cluster in words: "6 reviews, one network, 2 hours". */
export function clusterLabel({ size, sharing, hours }: NonNullable<AdminReview['cluster']>): string {
  return `${size} reviews, ${SHARED[sharing]}, ${hours === 1 ? '1 hour' : `${hours} hours`}`;
}
