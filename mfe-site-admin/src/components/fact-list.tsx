import { Facts, websiteAddress } from '@club-reviews/shared-ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const NamedFacts = styled(Facts)`
  @media (min-width: 48rem) {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: var(--space-2) var(--space-4);

    & > dd:not(:last-child) {
      margin: 0;
    }
  }
`;

/** The website given by the sender, opened in a new window. */
export function WebsiteLink({ address }: { address: string }) {
  const opened = websiteAddress(address);
  if (opened === null) return address;
  return (
    <a href={opened} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </a>
  );
}

/** Facts by name; null and empty ones are left out. */
export function FactList({ facts }: { facts: (readonly [name: string, value: ReactNode])[] }) {
  return (
    <NamedFacts>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </NamedFacts>
  );
}
