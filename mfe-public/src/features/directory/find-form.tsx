import { readSessionSearch } from '@club-reviews/domain/club-sessions';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import type { FormEvent } from 'react';
import { AddressFields } from '../../components/address-fields';
import { shownText, tidyText } from '../../lib/find-params';
import type { FindParams, ToAddress } from '../../lib/find-params';
import { FindBox } from './find-box';
import { LocateTool, PlaceFields, SearchButton } from './place-tools';
import { rememberSearch } from './recent-searches';
import { useMyLocation } from './use-my-location';

interface FindFormProps {
  params: FindParams;
  toAddress: ToAddress;
  /** Called when the visitor pauses while typing, with the change that their text makes. */
  onTyped: (change: Partial<FindParams>) => void;
}

/**
 * The change that a text in the field makes. The field shows the place if the search has no text: then another text
 * replaces it, and the same text goes on being the place.
 */
function typedChange(params: FindParams, text: string): Partial<FindParams> {
  const sessionsNear = readSessionSearch(text);
  if (sessionsNear !== undefined)
    return { text: '', sessions: true, ...(sessionsNear && { near: sessionsNear, here: null }) };
  if (params.text === '' && params.near !== '')
    return text === params.near ? {} : { text, near: '', here: null };
  // Another text may be another place.
  if (params.text === '' && params.here !== null && text !== '') return { text, here: null };
  return { text };
}

/** The search by name, town, postcode or the visitor's location. Without scripts the browser sends the same address. */
export function FindForm({ params, toAddress, onTyped }: FindFormProps) {
  const navigate = useNavigate();
  const location = useMyLocation((here) => void navigate(toAddress({ here, near: '', text: '' })));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the document: the visitor may have typed before the code loaded.
    const text = tidyText(String(new FormData(event.currentTarget).get('q')));
    rememberSearch(text);
    navigate(toAddress(typedChange(params, text)));
  };

  return (
    <PlaceFields
      action={toAddress({}).split('?')[0]}
      method="get"
      role="search"
      aria-label="Search the directory"
      data-short=""
      onSubmit={submit}
    >
      <FindBox
        text={shownText(params)}
        toAddress={toAddress}
        onTyped={(text) => onTyped(typedChange(params, text))}
      />
      <SearchButton>Search</SearchButton>
      <AddressFields
        address={toAddress({ isMap: false, ...(params.text === '' ? { near: '' } : {}) })}
        except={['q']}
      />
      <LocateTool location={location} isShort />
    </PlaceFields>
  );
}
