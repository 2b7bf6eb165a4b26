import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  &[data-columns] {
    grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
  }
`;

const Facts = styled.p`
  font-size: var(--text-xs);
  line-height: 1.35;
  overflow-wrap: anywhere;

  & > span {
    display: block;
    color: var(--color-ink-soft);
  }
`;

interface TokenListProps {
  tokens: readonly (readonly [name: string, value: ReactNode])[];
  /** Shows several side by side. */
  columns?: boolean;
  /** Shows a token by using it. */
  draw?: (name: string) => ReactNode;
}

/** Tokens with their values, each next to an example. */
export function TokenList({ tokens, columns = false, draw }: TokenListProps) {
  return (
    <List role="list" data-columns={columns || undefined}>
      {tokens.map(([name, value]) => (
        <li key={name}>
          {draw?.(name)}
          <Facts>
            {name} <span>{value}</span>
          </Facts>
        </li>
      ))}
    </List>
  );
}
