import { Stack } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

/** The one column of a page that's mostly text. Takes `data-gap` like Stack. */
export const Column = styled(Stack)`
  max-width: 46rem;
  margin-inline: auto;
`;
