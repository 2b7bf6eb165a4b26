import { Link } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';

/** A link in a set of choices; `aria-current` marks the chosen one. */
export const ChoiceTile = styled(Link)`
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  color: var(--color-ink);
  line-height: 1.25;
  text-decoration: none;

  &:hover {
    border-color: var(--color-pitch);
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
  }
  &[aria-current] {
    border-color: var(--color-pitch);
    background: var(--color-pitch);
    color: var(--color-on-pitch);
  }
`;
