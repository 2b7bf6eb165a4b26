import { styled } from 'styled-components';

/** Running text at a readable width: paragraphs, lists and headings in it need no styles of their own. */
export const Prose = styled.div`
  min-width: 0;
  max-width: var(--measure);

  & > section + section {
    margin-block-start: var(--space-7);
  }
  & > * + section {
    margin-block-start: var(--space-6);
  }
  & p + :is(p, ul, ol, dl),
  & :is(ul, ol, dl) + p {
    margin-block-start: var(--space-3);
  }
  & h2 {
    margin-block-end: var(--space-3);
    padding-block-start: var(--space-3);
    border-block-start: 2px solid currentColor;
    font-size: var(--text-xl);
    scroll-margin-block-start: var(--space-4);
  }
  & h3 {
    margin-block: var(--space-5) var(--space-2);
    font-size: var(--text-m);
  }
  & :is(ul, ol):not([role='list']) {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: 1.3em;
  }
  & li::marker {
    color: var(--color-pitch);
    font-weight: 700;
  }
  & a {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  @media print {
    max-width: none;

    & h2,
    & h3 {
      break-after: avoid;
    }
  }
`;
