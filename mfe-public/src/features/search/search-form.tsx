import { Button, plural, SelectField, SoftText } from '@club-reviews/shared-ui';
import { trackEvent, useNavigate } from '@club-reviews/shared-ui/platform';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { AddressFields } from '../../components/address-fields';
import type { FindParams } from '../../lib/find-params';
import {
  RADIUS_CHOICES_MILES,
  readSearchCriteria,
  searchAddress,
  searchCriteriaQuery,
} from '../../lib/search-criteria';
import type { SearchCriteria } from '../../lib/search-criteria';
import { FindBox } from '../directory/find-box';
import { LocateTool } from '../directory/place-tools';
import { rememberSearch } from '../directory/recent-searches';
import { useMyLocation } from '../directory/use-my-location';

interface SearchFormProps {
  /** The search in the address. */
  criteria: SearchCriteria;
  /** Why the postcode can't be searched around, shown at its field. */
  postcodeError?: string;
  postcodeField: RefObject<HTMLInputElement | null>;
  /** Called with the query string of a search that the visitor starts, before the address changes. */
  onSearch: (query: string) => void;
  /** Called when the visitor goes to the form. */
  onUse: () => void;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 7.5rem);
  gap: var(--space-3);
  align-items: start;

  & > :first-child,
  & > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }
  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr) 8rem auto;
    gap: var(--space-4);

    & > :first-child,
    & > :nth-child(4) {
      grid-column: auto;
    }
  }
`;

/* The button beside the fields, and the visitor's location; a line of their own on a phone. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);

  @media (min-width: 56rem) {
    margin-block-start: calc(var(--text-s) * 1.55 + var(--space-1));
  }
`;

const Submit = styled(Button)`
  flex: 1 1 auto;
  min-height: 2.875rem;
`;

/** The parameters that the form's own fields stand for. */
const OWN_FIELDS = ['sport', 'location', 'postcode', 'radiusMiles', 'lat', 'lng'];

const RADIUS_OPTIONS = RADIUS_CHOICES_MILES.map((miles) => ({ value: miles, label: plural(miles, 'mile') }));

/**
 * The search with the form's current values, read from the document: a visitor may have typed before the code loaded.
 * A place that was typed counts instead of the visitor's location.
 */
function readForm(form: HTMLFormElement, before: SearchCriteria): SearchCriteria {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  const { text, near, radius, sessions } = readSearchCriteria(`?${new URLSearchParams(fields).toString()}`);
  return {
    ...{ ...before, text, near, radius, location: '', page: 1, here: near === '' ? before.here : null },
    sessions: sessions || before.sessions,
  };
}

/**
 * Search by club name, town or postcode, and radius. The search is in the address, so it can be shared and the back button
 * works; without scripts the browser submits the form to the same address.
 */
export function SearchForm({ criteria, postcodeError, postcodeField, onSearch, onUse }: SearchFormProps) {
  const navigate = useNavigate();
  const location = useMyLocation((here) => {
    const wanted = searchCriteriaQuery({ ...criteria, here, near: '', page: 1 });
    onSearch(wanted);
    void navigate(`/${wanted}`);
  });
  const hintId = useId();
  const [draft, setDraft] = useState(criteria);
  const query = searchCriteriaQuery(criteria);
  const toAddress = (change: Partial<FindParams>) => searchAddress(criteria, change);
  const [seenQuery, setSeenQuery] = useState(query);
  const [sentQuery, setSentQuery] = useState(query);
  const [generation, setGeneration] = useState(0);

  if (query !== seenQuery) {
    setSeenQuery(query);
    // Something else changed the address (back button, a link): refill the fields.
    if (query !== sentQuery) {
      setSentQuery(query);
      setDraft(criteria);
      setGeneration(generation + 1);
    }
  }

  // A refused postcode isn't being searched around.
  const isHinted = draft.near !== '' && (postcodeError === undefined || draft.near !== criteria.near);

  const run = (wanted: SearchCriteria) => {
    const wantedQuery = searchCriteriaQuery(wanted);
    setDraft(wanted);
    setSentQuery(wantedQuery);
    trackEvent('search_performed', {
      byName: wanted.text !== '',
      byPostcode: wanted.near !== '',
      radiusMiles: wanted.radius,
    });
    rememberSearch(wanted.near || wanted.text);
    onSearch(wantedQuery);
    navigate({ pathname: '/', search: wantedQuery });
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(readForm(event.currentTarget, criteria));
  };
  const choose = (to: string) => run(readSearchCriteria(to.slice(to.indexOf('?'))));

  return (
    <Form
      key={generation}
      action="/"
      method="get"
      role="search"
      aria-label="Search clubs"
      onFocus={onUse}
      onSubmit={search}
      onChange={(event) => setDraft(readForm(event.currentTarget, criteria))}
    >
      <FindBox
        label="Club name"
        name="sport"
        isLabelled
        text={criteria.text}
        readText={(search) => readSearchCriteria(search).text}
        toAddress={toAddress}
        onChoose={choose}
      />
      <FindBox
        ref={postcodeField}
        label="Town or postcode"
        name="postcode"
        isLabelled
        text={criteria.near}
        readText={(search) => readSearchCriteria(search).near}
        toAddress={({ near }) => toAddress({ near, here: null })}
        onChoose={choose}
        isPlaceOnly
        error={postcodeError}
      />
      <SelectField
        label="Radius"
        name="radiusMiles"
        options={RADIUS_OPTIONS}
        defaultValue={criteria.radius}
      />
      <Buttons>
        <Submit type="submit" aria-describedby={isHinted ? hintId : undefined}>
          <Search aria-hidden="true" />
          Search Clubs
        </Submit>
        <LocateTool location={location} />
      </Buttons>
      <AddressFields address={toAddress({})} except={OWN_FIELDS} />
      {isHinted && (
        <SoftText id={hintId}>
          Searching for clubs within {plural(draft.radius, 'mile')} of {draft.near}
        </SoftText>
      )}
    </Form>
  );
}
