import { Link } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';

/** A link to the search with a choice made or undone, in the shape of a chip. */
export const ChoiceChip = styled(Link)`
  display: inline-flex;
  align-items: center;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-round);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: var(--text-s);
  font-weight: 580;
  text-decoration: none;

  &:hover {
    border-color: var(--color-ink);
  }
`;
