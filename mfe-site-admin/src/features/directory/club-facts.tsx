import { toSourceLines } from '@club-reviews/domain/fact-sources';
import { isNoticeable } from '@club-reviews/domain/review-invitations';
import { Facts, plural, TextLink } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AdminClub } from '../../api/types';
import { useMissingContact } from '../session/use-missing-contact';

const WideFacts = styled(Facts)`
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

/** What belongs to a club besides its entry. */
export function ClubFacts({ club }: { club: AdminClub }) {
  const missing = useMissingContact();
  const { counts, logins, successor, absorbed, formerSlugs, externalIds, sources, invitedReviews } = club;
  const rows: [string, ReactNode][] = [
    ['Address', `/clubs/${club.slug}`],
    [
      'On the map',
      club.latitude === null || club.longitude === null
        ? 'Not shown, because it has no postcode'
        : `${club.latitude.toFixed(4)}, ${club.longitude.toFixed(4)}${club.county === null ? '' : `, ${club.county}`}`,
    ],
    [
      'Reviews',
      <TextLink key="reviews" to={`/admin/reviews?club=${club.id}`}>
        {`${club.reviewCount} public, ${counts.reviews} in all`}
      </TextLink>,
    ],
    ['Removed or withdrawn', plural(counts.archivedReviews, 'review')],
    ['Claims', `${counts.claims}, ${counts.waitingClaims} waiting`],
    [
      'Managed by',
      logins.length === 0
        ? 'No one'
        : logins.map(({ name, email }) => `${name} (${email ?? `address ${missing}`})`).join(', '),
    ],
  ];
  if (invitedReviews !== null) {
    const { invited, unprompted } = invitedReviews;
    rows.push([
      'By invitation',
      `${invited.count} reviews average ${invited.rating.toFixed(1)}, the ${unprompted.count} others ${unprompted.rating.toFixed(1)}${isNoticeable(invitedReviews) ? '. Does the club only ask happy families?' : ''}`,
    ]);
  }
  if (successor !== null) {
    rows.push([
      club.state === 'merged' ? 'Merged into' : 'Successor',
      <TextLink key="successor" to={`/admin/clubs/${successor.id}`}>
        {successor.name}
      </TextLink>,
    ]);
  }
  if (absorbed.length > 0) {
    rows.push([
      'Merged into it',
      absorbed.map(({ id, name }) => (
        <div key={id}>
          <TextLink to={`/admin/clubs/${id}`}>{name}</TextLink>
        </div>
      )),
    ]);
  }
  if (formerSlugs.length > 0)
    rows.push(['Former addresses', formerSlugs.map((slug) => `/clubs/${slug}`).join(', ')]);
  if (externalIds.length > 0) rows.push(['In club files', externalIds.join(', ')]);
  return (
    <WideFacts data-columns="">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {toSourceLines(sources).map(({ source, facts }) => (
        <div key={source} data-wide="">
          <dt>{source}</dt>
          <dd>{facts}</dd>
        </div>
      ))}
    </WideFacts>
  );
}
