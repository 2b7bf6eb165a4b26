import { savedSearchText } from '@club-reviews/domain/saved-searches';
import type { SavedSearchWish } from '@club-reviews/domain/saved-searches';
import { BellRing } from 'lucide-react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  color: var(--color-ink);
  text-align: start;
  overflow-wrap: anywhere;

  & > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--color-link);
  }
`;

const Words = styled.p`
  font-weight: 650;
`;

const Note = styled.p`
  margin-block-start: var(--space-1);
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

interface WishProps {
  wish: SavedSearchWish;
  note?: string;
}

/** What a saved search looks for, in words. */
export function Wish({ wish, note }: WishProps) {
  return (
    <Frame>
      <BellRing aria-hidden="true" />
      <div>
        <Words>{savedSearchText(wish)}</Words>
        {note !== undefined && <Note>{note}</Note>}
      </div>
    </Frame>
  );
}
