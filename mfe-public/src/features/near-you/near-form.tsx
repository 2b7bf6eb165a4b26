import { useNavigate } from '@club-reviews/shared-ui/platform';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { AddressFields } from '../../components/address-fields';
import { nearParameters, readNearPlace } from '../../lib/near-place';
import type { NearPlace } from '../../lib/near-place';
import { FindBox } from '../directory/find-box';
import { LocateTool, PlaceFields, RadiusField, SearchButton } from '../directory/place-tools';
import { useMyLocation } from '../directory/use-my-location';

interface NearFormProps {
  place: NearPlace;
  /** This page's address with another place. */
  hrefFor: (place: NearPlace) => string;
  /** Why the address's text isn't a known place; undefined if it is. */
  refusal: string | undefined;
}

/* The button stays next to its field even with a message below the field. */
const Fields = styled(PlaceFields)`
  max-width: 48rem;
  align-items: start;

  & > button {
    margin-block-start: calc(var(--text-s) * 1.55 + var(--space-1));
  }
  & > :nth-child(n + 3) {
    margin-block-start: 0;
  }
  @media (min-width: 56rem) {
    & > :nth-child(n + 3) {
      margin-block-start: calc(var(--text-s) * 1.55 + var(--space-1));
    }
  }
`;

/** Asks where to look for clubs. Only the address keeps the place; without scripts it works the same. */
export function NearForm({ place, hrefFor, refusal }: NearFormProps) {
  const navigate = useNavigate();
  const go = (wanted: NearPlace) => void navigate(hrefFor(wanted));
  const location = useMyLocation((here) => go({ ...place, here, near: '' }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the document: the visitor may have typed before the code loaded.
    const fields = new FormData(event.currentTarget);
    const given = new URLSearchParams({ near: String(fields.get('near')) });
    const { near } = readNearPlace(`?${given.toString()}`);
    go({ ...place, near, here: near === '' ? place.here : null });
  };

  return (
    <Fields
      action={hrefFor(place).split('?')[0]}
      method="get"
      role="search"
      aria-label="Clubs near you"
      onSubmit={submit}
    >
      <FindBox
        label="Town or postcode"
        name="near"
        isLabelled
        text={place.near}
        toAddress={({ near = '' }) => hrefFor({ ...place, near, here: null })}
        isPlaceOnly
        error={refusal}
      />
      <SearchButton variant="secondary">Show clubs</SearchButton>
      <RadiusField radius={place.radius} onRadius={(radius) => go({ ...place, radius })} />
      <AddressFields address={hrefFor(place)} except={Object.keys(nearParameters(place))} />
      <LocateTool location={location} />
    </Fields>
  );
}
