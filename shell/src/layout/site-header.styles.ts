import { Link } from '@club-reviews/shared-ui/platform';
import { css, styled } from 'styled-components';

/** From this width, the links are in the bar; on narrower screens they're behind the menu button. */
const WIDE = '58rem';

export const Bar = styled.header`
  position: relative;
  z-index: 30;
  background: var(--color-band-deep);
  color: var(--color-on-band);
  --color-button: var(--color-on-band);
  --color-button-hover: var(--color-on-band-soft);
  --color-on-button: var(--color-band-deep);
  --color-focus: var(--color-on-band);
  --color-focus-halo: var(--color-band-deep);

  #area-header:not(:empty) + & {
    display: none;
  }
`;

/* One line, unless the reader's own letter spacing makes the words wider than the window. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);
  min-height: 4.5rem;

  & > [data-variant] {
    flex: none;
    padding-inline: clamp(0.6rem, 3.4vw, 0.85rem);
  }

  @media (min-width: ${WIDE}) {
    gap: var(--space-5);

    & > [data-variant] {
      padding-inline: 1.125rem;
    }
  }
`;

export const Brand = styled.a`
  display: flex;
  align-items: center;
  flex: 1 1 0;
  gap: var(--space-3);
  min-width: min-content;
  padding-block: var(--space-2);
  color: inherit;
  font-family: var(--font-display);
  font-stretch: var(--width-display);
  font-size: clamp(0.875rem, 0.75rem + 0.55vw, 1.0625rem);
  font-weight: 800;
  line-height: 1.15;
  text-decoration: none;

  & > svg {
    flex: none;
    width: 2.125rem;
    height: auto;
  }
  & > span {
    max-width: 10.5em;
    text-wrap: balance;
  }
  @media (max-width: 24rem) {
    gap: var(--space-2);
    font-stretch: 96%;
  }
  @media (min-width: ${WIDE}) {
    flex: none;
    margin-inline-end: auto;
  }
`;

export const Nav = styled.nav`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: none;
  padding: var(--space-2) var(--gutter) var(--space-5);
  border-block-start: 1px solid var(--color-band-line);
  background: var(--color-band-deep);
  box-shadow: var(--shadow-overlay);

  &[data-open] {
    display: grid;
  }
  @media (min-width: ${WIDE}) {
    &,
    &[data-open] {
      position: static;
      display: flex;
      align-items: center;
      gap: var(--space-5);
      padding: 0;
      border: 0;
      box-shadow: none;
    }
  }
`;

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 3.25rem;
  padding: 0;
  border: solid transparent;
  border-width: 0 0 1px;
  border-block-end-color: var(--color-band-line);
  background: none;
  color: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: none;
`;

export const NavItem = styled(Link)`
  ${itemStyles}

  &[aria-current='page'] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.45em;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.45em;
  }
  @media (min-width: ${WIDE}) {
    min-height: 2.75rem;
    border: 0;
    font-size: var(--text-s);

    &[data-only-in-menu] {
      display: none;
    }
  }
`;

export const RefreshButton = styled.button`
  ${itemStyles}
  border-block-end: 0;

  & > svg {
    width: 1.2rem;
    height: 1.2rem;
  }
  @media (min-width: ${WIDE}) {
    display: grid;
    place-items: center;
    width: 2.75rem;
    min-height: 2.75rem;
    border-radius: var(--radius-m);

    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }
`;

/* Comes before the links in reading order but sits at the end of the bar. */
export const MenuButton = styled.div`
  order: 1;
  margin-inline-end: calc(-1 * var(--space-2));

  @media (min-width: ${WIDE}) {
    display: none;
  }
`;
