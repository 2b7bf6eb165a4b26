import { Grid } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

/** Full-width rows, or three columns if there's room. */
export type ReviewLayout = 'rows' | 'tiles';

/** The columns of a list of reviews; takes a {@link ReviewLayout} as `data-layout`. */
export const ReviewColumns = styled(Grid)`
  grid-template-columns: minmax(0, 1fr);

  &[data-layout='tiles'] {
    @media (min-width: 44rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    @media (min-width: 64rem) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
