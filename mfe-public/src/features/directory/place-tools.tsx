import { Button, plural, SelectField } from '@club-reviews/shared-ui';
import { LocateFixed } from 'lucide-react';
import { styled } from 'styled-components';
import { FIND_RADII } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import type { useMyLocation } from './use-my-location';

/** A form that searches around a place: field and button, then radius and location; one line where there's room. */
export const PlaceFields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: end;

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) auto 12rem auto;
  }
`;

/** A button as high as the fields beside it. */
export const PlaceButton = styled(Button)`
  min-height: 2.875rem;

  &[data-variant='quiet'] {
    padding-inline: var(--space-2);
  }
`;

const Problem = styled.p`
  grid-column: 1 / -1;
  font-size: var(--text-s);

  &:empty {
    display: none;
  }
`;

const RADIUS_OPTIONS = FIND_RADII.map((miles) => ({
  value: miles,
  label: `Within ${plural(miles, 'mile')}`,
}));

interface RadiusFieldProps {
  radius: FindParams['radius'];
  onRadius: (radius: FindParams['radius']) => void;
}

/** How far around the place; applies at once, and without scripts with the form. */
export function RadiusField({ radius, onRadius }: RadiusFieldProps) {
  return (
    <SelectField
      label="Radius"
      hideLabel
      name="radius"
      options={RADIUS_OPTIONS}
      value={radius}
      onChange={({ target }) => {
        const wanted = FIND_RADII.find((miles) => miles === Number(target.value));
        if (wanted !== undefined) onRadius(wanted);
      }}
    />
  );
}

/** "Use my location", where scripts run, and why that didn't work. */
export function LocateTool({ location }: { location: ReturnType<typeof useMyLocation> }) {
  const isInBrowser = useIsInBrowser();
  return (
    <>
      {isInBrowser && (
        <PlaceButton
          variant="quiet"
          pending={location.isLooking}
          pendingLabel="Looking…"
          onClick={location.look}
        >
          <LocateFixed aria-hidden="true" />
          Use my location
        </PlaceButton>
      )}
      <Problem role="status">{location.problem}</Problem>
    </>
  );
}
