import { plural, TextLink } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AdminClub } from '../../api/types';
import { useMissingContact } from '../session/use-missing-contact';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-3) var(--space-5);
  margin: 0;

  & dt {
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** What belongs to a club besides its entry. */
export function ClubFacts({ club }: { club: AdminClub }) {
  const missing = useMissingContact();
  const { counts, logins, successor, absorbed, formerSlugs, externalIds } = club;
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
    <Facts>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
