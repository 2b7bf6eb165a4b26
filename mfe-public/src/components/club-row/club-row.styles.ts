import { Badge, ButtonLink, Card, TextLink } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

/* The whole row is one target: the name's link covers it, and other controls sit on top. */
export const Row = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  align-items: start;
  gap: 2px var(--space-3);
  padding: var(--space-2) var(--space-3);
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
  font-size: 1rem;
  font-stretch: 104%;
  line-height: 1.2;
  text-wrap: wrap;

  @media (min-width: 48rem) {
    font-size: var(--text-m);
  }
`;

/* Even a one-line name is a target of 24 px; a long one has two lines. */
export const NameLink = styled(TextLink)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-width: max-content;
  padding-block: 3px;
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
  font-size: 0.875rem;
  line-height: 1.35;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;

  @media (min-width: 48rem) {
    font-size: var(--text-s);
    line-height: 1.45;
  }

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

/** How far away and where the club is: on a phone a long line ends in dots. */
export const Where = styled(Bits)`
  @media (max-width: 47.99rem) {
    display: block;
    overflow: hidden;
    font-size: var(--text-xs);
    text-overflow: ellipsis;
    white-space: nowrap;

    & > *:not(:first-child)::before {
      content: ' · ';
      position: static;
    }
    & > :first-child::before {
      display: none;
    }
  }
`;

/** The team that the search is for. */
export const Matching = styled.p`
  grid-column: 1 / -1;
  font-size: var(--text-s);
  font-weight: 660;
  line-height: 1.4;

  @media (max-width: 47.99rem) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 1.2;
  }
  @media (min-width: 48rem) {
    grid-column: 2;
  }
`;

/** Facts and whether there are places: below crest and name on a phone, below the name elsewhere. */
export const Facts = styled(Bits)`
  grid-column: 1 / -1;
  color: var(--color-ink);

  @media (max-width: 47.99rem) {
    /* The team's line says what the parent asked for. */
    ${Matching} + & {
      display: none;
    }
    /* The badge is no taller than the line it's on. */
    & > [data-bare] {
      padding-block: 0;
      line-height: 1.3;
    }
    & > [data-wide] {
      display: none;
    }
  }
  @media (min-width: 48rem) {
    grid-column: 2;
    line-height: 1.6;
  }
`;

export const Description = styled.p`
  grid-column: 1 / -1;
  display: -webkit-box;
  overflow: hidden;
  font-size: 0.875rem;
  line-height: 1.4;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;

  @media (min-width: 48rem) {
    grid-column: 2;
    font-size: var(--text-s);
    -webkit-line-clamp: 2;
  }
`;

/** The last line: leagues, and where to go next. */
export const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-width: 0;

  @media (max-width: 47.99rem) {
    flex-wrap: wrap;
  }
  @media (min-width: 48rem) {
    grid-column: 2;
  }
`;

/** League badges; on a phone just the first, and how many more there are. */
export const Leagues = styled.div`
  display: flex;
  flex: 1 1 5rem;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-width: 0;
  font-size: var(--text-xs);
  color: var(--color-ink-soft);
  white-space: nowrap;

  @media (max-width: 47.99rem) {
    & > :nth-child(2):not([data-phone]),
    & > [data-wide] {
      display: none;
    }
  }
  @media (min-width: 48rem) {
    flex-wrap: wrap;

    & > [data-phone] {
      display: none;
    }
  }
`;

export const LeagueBadge = styled(Badge)`
  display: block;
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
`;

export const Website = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.3em;
  min-height: 1.625rem;
  font-size: var(--text-s);
  font-weight: 600;

  & > svg {
    width: 0.95em;
    height: 0.95em;
  }
  @media (max-width: 47.99rem) {
    font-size: var(--text-xs);
  }
`;

export const Details = styled(ButtonLink)`
  flex: none;

  @media (max-width: 47.99rem) {
    && {
      min-height: 1.625rem;
      padding: 0.1rem 0.5rem;
      border-width: 1px;
      font-size: var(--text-xs);
    }
  }
`;
