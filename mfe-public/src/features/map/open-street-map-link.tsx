import { VisuallyHidden } from '@club-reviews/shared-ui';
import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import type { Coordinates } from '../../api/types';
import { openStreetMapAddress } from './places';

const Outside = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: 1.5rem;
  font-weight: 600;

  & > svg {
    width: 0.95em;
    height: 0.95em;
  }
`;

/** Leads to OpenStreetMap, with a marker on a point. */
export function OpenStreetMapLink({ at }: { at: Coordinates }) {
  return (
    <Outside href={openStreetMapAddress(at)} target="_blank" rel="noopener noreferrer">
      Open in OpenStreetMap
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      <ExternalLink aria-hidden="true" />
    </Outside>
  );
}
