import { Button, plural, SelectField } from '@club-reviews/shared-ui';
import { LocateFixed, Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { FIND_RADII } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';
import type { useMyLocation } from './use-my-location';

/** A form that searches around a place: field and button, then radius and location; one line if there's room. */
export const PlaceFields = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: end;

  /* Leaves room for the button "Show clubs", and too little for what comes next. */
  & > :first-child {
    flex: 1 1 calc(100% - 11.5rem);
  }
  @media (min-width: 56rem) {
    & > :first-child {
      flex-basis: 12rem;
    }
  }
  /* Field and buttons on one line, even on a phone. */
  &[data-short] > :first-child {
    flex-basis: 10rem;
  }
  @media (max-width: 29.99rem) {
    &[data-short] {
      gap: var(--space-2) 6px;
    }
  }
`;

const RadiusPlace = styled.div`
  flex: 1 1 9.5rem;

  @media (min-width: 56rem) {
    flex: none;
    width: 12rem;
  }
`;

/* As high as the fields beside it. */
const PlaceButton = styled(Button)`
  min-height: 2.875rem;

  &[data-variant='quiet'] {
    padding-inline: var(--space-2);
  }
  @media (max-width: 29.99rem) {
    padding-inline: 0.8rem;

    &[data-variant='quiet'] {
      min-width: 2.875rem;
      padding-inline: 0;
    }
  }
`;

const LocateButton = styled(PlaceButton)`
  @media (scripting: none) {
    display: none;
  }
`;

/** Words that a phone has no room for beside an icon; screen readers say them. */
export const Word = styled.span`
  @media (max-width: 29.99rem) {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const Problem = styled.p`
  flex: 1 0 100%;
  font-size: var(--text-s);

  &:empty {
    display: none;
  }
`;

const RADIUS_OPTIONS = FIND_RADII.map((miles) => ({
  value: miles,
  label: `Within ${plural(miles, 'mile')}`,
}));

/** Submits the form; on a phone it's just the magnifying glass. */
export function SearchButton({ variant = 'primary', children }: ComponentProps<typeof PlaceButton>) {
  return (
    <PlaceButton type="submit" variant={variant}>
      <Search aria-hidden="true" />
      <Word>{children}</Word>
    </PlaceButton>
  );
}

interface RadiusFieldProps {
  radius: FindParams['radius'];
  onRadius: (radius: FindParams['radius']) => void;
}

/** How far around the place to search; applies at once or, without scripts, with the form. */
export function RadiusField({ radius, onRadius }: RadiusFieldProps) {
  return (
    <RadiusPlace>
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
    </RadiusPlace>
  );
}

interface LocateToolProps {
  location: ReturnType<typeof useMyLocation>;
  /** Whether a phone shows just the icon. */
  isShort?: boolean;
}

/** "Use my location", if scripts can run, and why that failed. */
export function LocateTool({ location, isShort = false }: LocateToolProps) {
  return (
    <>
      <LocateButton
        variant="quiet"
        pending={location.isLooking}
        pendingLabel="Looking…"
        onClick={location.look}
      >
        <LocateFixed aria-hidden="true" />
        {isShort ? <Word>Use my location</Word> : 'Use my location'}
      </LocateButton>
      <Problem role="status">{location.problem}</Problem>
    </>
  );
}
