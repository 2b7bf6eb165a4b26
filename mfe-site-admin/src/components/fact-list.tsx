import { websiteAddress } from '@club-reviews/shared-ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  overflow-wrap: anywhere;

  & > dt {
    font-size: var(--text-s);
    color: var(--color-ink-soft);
  }
  & > dd {
    margin: 0 0 var(--space-2);
    white-space: pre-line;
  }
  @media (min-width: 48rem) {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: var(--space-2) var(--space-4);

    & > dd {
      max-width: var(--measure);
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
    <Facts>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </Facts>
  );
}
