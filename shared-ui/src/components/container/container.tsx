import { styled } from 'styled-components';

/** The page's column: at most 1240 px wide, with side padding. A nested one adds no more padding. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);

  & & {
    padding-inline: 0;
  }
`;
