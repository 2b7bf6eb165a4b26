import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface DataFactsProps {
  what: ReactNode;
  why: ReactNode;
  basis: ReactNode;
  /** Who gets to see it. */
  who: ReactNode;
  kept: ReactNode;
}

const List = styled.dl`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-size: var(--text-s);
  break-inside: avoid;

  & dt {
    font-weight: 680;
  }
  & dd {
    margin: 0;
  }
  @media (min-width: 40rem) {
    & > div {
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr);
      gap: var(--space-4);
    }
  }
`;

/** What a privacy policy says about one kind of data. */
export function DataFacts({ what, why, basis, who, kept }: DataFactsProps) {
  const facts = [
    ['What', what],
    ['Why', why],
    ['Lawful basis', basis],
    ['Who sees it', who],
    ['Kept', kept],
  ];
  return (
    <List>
      {facts.map(([name, fact]) => (
        <div key={String(name)}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </List>
  );
}
