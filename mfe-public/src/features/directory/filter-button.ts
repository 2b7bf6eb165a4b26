import { Link } from '@club-reviews/shared-ui/platform';
import { css, styled } from 'styled-components';

/** The look of the buttons above the results: they open choices, or are one themselves. */
export const filterButtonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.3rem;
  width: 100%;
  min-height: 2.5rem;
  padding: 0.3rem 0.7rem;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: var(--text-s);
  font-weight: 620;
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    border-color: var(--color-ink);
  }
  &[data-chosen],
  &[aria-current] {
    border-color: var(--color-pitch);
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
  }
  @media (min-width: 48rem) {
    padding-inline: 0.9rem;
  }
`;

/** A filter that is switched on and off by one press. */
export const FilterSwitch = styled(Link)`
  ${filterButtonStyles}
`;
