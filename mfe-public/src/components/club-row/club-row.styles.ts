import { Card, TextLink } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

/* The whole row is one target: the name's link covers it, and other controls sit on top. */
export const Row = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  align-items: start;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3);
  scroll-margin-block: var(--space-4);

  & button,
  & a:not(h3 > a) {
    position: relative;
    z-index: 1;
  }
  &[data-highlighted] {
    border-color: var(--color-pitch);
    box-shadow: inset 4px 0 0 var(--color-pitch);
  }
  @media (min-width: 48rem) {
    padding: var(--space-4) var(--space-5);
    gap: var(--space-2) var(--space-4);
  }
`;

/** The button in the corner beside the name, on top of the row's link. */
export const Corner = styled.div`
  position: absolute;
  z-index: 1;
  inset: var(--space-1) var(--space-1) auto auto;
`;

export const Name = styled.h3`
  padding-inline-end: 2.25rem;
  font-size: var(--text-m);
  font-stretch: 104%;
  line-height: 1.25;
  text-wrap: wrap;
`;

/* Even a one-line name is a target of 24 px. */
export const NameLink = styled(TextLink)`
  display: inline-block;
  max-width: 100%;
  padding-block: 2px;
  color: var(--color-ink);
  font-weight: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-m);
  }
  &:hover {
    text-decoration: underline;
  }
`;

/* Short texts on a line with dots between them; a dot at the start of a line falls outside and is clipped. */
export const Bits = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.9em;
  overflow-x: clip;
  font-size: var(--text-s);
  line-height: 1.45;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;

  & > * {
    position: relative;
  }
  & > :not([data-bare])::before {
    content: '·';
    position: absolute;
    inset-inline-start: -0.6em;
    color: var(--color-ink-soft);
    font-weight: 400;
  }
  & > b {
    color: var(--color-ink);
    font-weight: 680;
  }
  & > em {
    font-style: normal;
  }
`;

/** What is rated, and its stars. */
export const Rated = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.4em;
`;

/** Facts and whether there are places: below crest and name on a phone, below the name elsewhere. */
export const Facts = styled(Bits)`
  grid-column: 1 / -1;
  row-gap: 2px;
  color: var(--color-ink);

  @media (min-width: 48rem) {
    grid-column: 2;
  }
`;

/** Only wide windows have room for these; the club's page has everything. */
export const More = styled.div`
  grid-column: 2;
  display: grid;
  gap: var(--space-3);

  @media (max-width: 47.99rem) {
    display: none;
  }
`;

export const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-size: var(--text-s);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Website = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  min-height: 1.5rem;
  font-weight: 600;

  & > svg {
    width: 0.95em;
    height: 0.95em;
  }
`;
