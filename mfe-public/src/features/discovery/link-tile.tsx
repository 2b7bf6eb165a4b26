import { Link } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface LinkTileProps {
  to: string;
  icon?: ReactNode;
  name: string;
  note: string;
}

const Tile = styled(Link)`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  height: 100%;
  min-height: 4.5rem;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  text-decoration: none;
  transition: border-color var(--motion-quick) var(--ease);

  &:hover {
    border-color: var(--color-pitch);
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
  }
  & > svg {
    width: 1.6rem;
    height: 1.6rem;
    margin-block-end: var(--space-2);
    color: var(--color-pitch);
  }
`;

const Name = styled.span`
  font-stretch: 102%;
  font-weight: 720;
`;

const Note = styled.span`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;

  ${Tile}:hover & {
    color: inherit;
  }
`;

/** A choice that links to a separate list. */
export function LinkTile({ to, icon, name, note }: LinkTileProps) {
  return (
    <Tile to={to}>
      {icon}
      <Name>{name}</Name>
      <Note>{note}</Note>
    </Tile>
  );
}
