import { useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { SearchField } from '../search-field/search-field';
import type { SearchFieldProps } from '../search-field/search-field';

export interface SearchBoxProps extends Omit<SearchFieldProps, 'name' | 'value' | 'onChange' | 'action'> {
  /** The text that the address holds. */
  text: string;
  /** Called when the visitor pauses, or immediately on Enter. */
  onText: (text: string) => void;
  /** Called with every change of what the box holds, for what must not wait for the pause. */
  onDraft?: (text: string) => void;
  /** Query parameter that holds the text. */
  name: string;
  /** Names the search for screen readers. */
  landmark: string;
  /** What the form sends along without code, such as the filters of the list that is searched. */
  kept?: readonly (readonly [name: string, value: string])[];
  /** Where the form leads without code; for pages that are rendered on the server. */
  action?: string;
}

/** How long the visitor must pause before a search starts. */
const PAUSE_MS = 300;

const Below = styled.div`
  margin-block-start: var(--space-2);
`;

/** A text box that searches as you type. The address holds the text, so the back button restores earlier searches. */
export function SearchBox({
  text,
  onText,
  name,
  onDraft,
  landmark,
  action,
  kept = [],
  ...field
}: SearchBoxProps) {
  const [draft, setDraft] = useState(text);
  const [seenText, setSeenText] = useState(text);
  const [sentText, setSentText] = useState(text);

  const send = (wanted: string) => {
    if (wanted === text) return;
    setSentText(wanted);
    onText(wanted);
  };
  const sendAfterPause = useEffectEvent(send);
  const reportDraft = useEffectEvent((wanted: string) => onDraft?.(wanted));

  if (text !== seenText) {
    setSeenText(text);
    // The address changed by other means than this box (back button, link): show what it says.
    if (text !== sentText) {
      setDraft(text);
      setSentText(text);
    }
  }

  const showAddress = useEffectEvent(() => {
    const addressed = new URLSearchParams(window.location.search).get(name) ?? '';
    setDraft(addressed);
    setSentText(addressed);
  });

  useEffect(() => {
    // A step back can overtake the search it undoes; `text` then never changes, and only the address tells.
    window.addEventListener('popstate', showAddress);
    return () => window.removeEventListener('popstate', showAddress);
  }, []);

  useEffect(() => {
    reportDraft(draft.trim());
    const timer = setTimeout(() => sendAfterPause(draft.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the document: the visitor may have typed before the code arrived.
    send(String(new FormData(event.currentTarget).get(name)).trim());
  };

  return (
    <form action={action} method="get" role="search" aria-label={landmark} onSubmit={submit}>
      <SearchField
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        {...field}
        name={name}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {action !== undefined && (
        <noscript>
          <Below>
            <Button type="submit">Search</Button>
          </Below>
        </noscript>
      )}
    </form>
  );
}
