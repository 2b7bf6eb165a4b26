import { useNavigate } from '@club-reviews/shared-ui/platform';
import type { FormEvent } from 'react';
import { findAddress, findEntries, readFindParams } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';
import { FindBox } from './find-box';
import { LocateTool, PlaceFields, RadiusField, SearchButton } from './place-tools';
import { rememberSearch } from './recent-searches';
import { useMyLocation } from './use-my-location';

interface FindFormProps {
  params: FindParams;
  /** Called with the typed text when the visitor pauses. */
  onTyped: (text: string) => void;
}

/** What a form sends along without scripts: the filters, without the form's own fields. */
const KEPT = ['age', 'team', 'day', 'places', 'stars', 'reviewed', 'league', 'sort'];

/** The search by name, town, postcode or the visitor's location. Without scripts the browser sends the same address. */
export function FindForm({ params, onTyped }: FindFormProps) {
  const navigate = useNavigate();
  const location = useMyLocation((here) => void navigate(findAddress(params, { here, text: '' })));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the document: the visitor may have typed before the code loaded.
    const fields = new FormData(event.currentTarget);
    const wanted = new URLSearchParams({ q: String(fields.get('q')), radius: String(fields.get('radius')) });
    const { text, radius } = readFindParams(`?${wanted.toString()}`);
    rememberSearch(text);
    navigate(findAddress(params, { text, radius, here: text === '' ? params.here : null }));
  };

  return (
    <PlaceFields
      action="/browse-clubs"
      method="get"
      role="search"
      aria-label="Search the directory"
      onSubmit={submit}
    >
      <FindBox text={params.text} onTyped={onTyped} />
      <SearchButton>Search</SearchButton>
      <RadiusField
        radius={params.radius}
        onRadius={(radius) => void navigate(findAddress(params, { radius }))}
      />
      {findEntries(params)
        .filter(([name]) => KEPT.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <LocateTool location={location} />
    </PlaceFields>
  );
}
