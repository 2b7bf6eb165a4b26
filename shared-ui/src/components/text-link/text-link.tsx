import { Link } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';

/** A link within the site, in running text or by itself. Takes what the router's Link takes. */
export const TextLink = styled(Link)`
  color: var(--color-link);
  font-weight: 600;
`;
