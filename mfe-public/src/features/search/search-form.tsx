import { Button, plural, SelectField, TextField } from '@club-reviews/shared-ui';
import { trackEvent, useNavigate } from '@club-reviews/shared-ui/platform';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { RADIUS_CHOICES_MILES, readSearchCriteria, searchCriteriaQuery } from '../../lib/search-criteria';
import type { SearchCriteria } from '../../lib/search-criteria';

interface SearchFormProps {
  /** The search in the address. */
  criteria: SearchCriteria;
  /** The server's message about the postcode, shown at its field. */
  postcodeError?: string;
  postcodeField: RefObject<HTMLInputElement | null>;
  /** Called when the visitor starts a search, before the address changes. */
  onSearch: (wanted: SearchCriteria) => void;
  /** Called when the visitor goes to the form. */
  onUse: () => void;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 7.5rem);
  gap: var(--space-3);
  align-items: start;

  & > :first-child,
  & > :nth-child(4) {
    grid-column: 1 / -1;
  }
  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) 8rem auto;
    gap: var(--space-4);

    & > :first-child,
    & > :nth-child(4) {
      grid-column: auto;
    }
  }
`;

const Submit = styled(Button)`
  min-height: 2.875rem;

  @media (min-width: 56rem) {
    margin-block-start: calc(var(--text-s) * 1.55 + var(--space-1));
  }
`;

const Hint = styled.p`
  grid-column: 1 / -1;
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

const RADIUS_OPTIONS = RADIUS_CHOICES_MILES.map((miles) => ({ value: miles, label: plural(miles, 'mile') }));

/** The form's current values, read from the document: a visitor may have typed before the code loaded. */
function readForm(form: HTMLFormElement): SearchCriteria {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  return readSearchCriteria(`?${new URLSearchParams(fields).toString()}`);
}

/**
 * Search by club name, postcode and radius. The search is in the address, so it can be shared and the back button
 * works; without scripts the browser submits the form to the same address.
 */
export function SearchForm({ criteria, postcodeError, postcodeField, onSearch, onUse }: SearchFormProps) {
  const navigate = useNavigate();
  const hintId = useId();
  const [draft, setDraft] = useState(criteria);
  const query = searchCriteriaQuery(criteria);
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
  const isHinted =
    draft.postcode !== '' && (postcodeError === undefined || draft.postcode !== criteria.postcode);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = readForm(event.currentTarget);
    const wantedQuery = searchCriteriaQuery(wanted);
    setDraft(wanted);
    setSentQuery(wantedQuery);
    trackEvent('search_performed', {
      byName: wanted.sport !== '',
      byPostcode: wanted.postcode !== '',
      radiusMiles: wanted.radiusMiles,
    });
    onSearch(wanted);
    navigate({ pathname: '/', search: wantedQuery });
  };

  return (
    <Form
      key={generation}
      action="/"
      method="get"
      role="search"
      aria-label="Search clubs"
      onFocus={onUse}
      onSubmit={search}
      onChange={(event) => setDraft(readForm(event.currentTarget))}
    >
      <TextField
        label="Club name"
        name="sport"
        type="search"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={criteria.sport}
      />
      <TextField
        ref={postcodeField}
        label="Postcode"
        name="postcode"
        maxLength={100}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        defaultValue={criteria.postcode}
        error={postcodeError}
      />
      <SelectField
        label="Radius"
        name="radiusMiles"
        options={RADIUS_OPTIONS}
        defaultValue={criteria.radiusMiles}
      />
      <Submit type="submit" aria-describedby={isHinted ? hintId : undefined}>
        <Search aria-hidden="true" />
        Search Clubs
      </Submit>
      {isHinted && (
        <Hint id={hintId}>
          Searching for clubs within {plural(draft.radiusMiles, 'mile')} of {draft.postcode}
        </Hint>
      )}
    </Form>
  );
}
