import { Link } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';

/** A link within the site, in running text or on its own. Takes the props of the router's Link. */
export const TextLink = styled(Link)`
  color: var(--color-link);
  font-weight: 600;
`;
