import { useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { SearchField } from '../search-field/search-field';
import type { SearchFieldProps } from '../search-field/search-field';

export interface SearchBoxProps extends Omit<SearchFieldProps, 'name' | 'value' | 'onChange' | 'action'> {
  /** The text in the address. */
  text: string;
  /** Called when the visitor pauses, or immediately on Enter. */
  onText: (text: string) => void;
  /** Called with every change of the text, for anything that mustn't wait for the pause. */
  onDraft?: (text: string) => void;
  /** The query parameter for the text. */
  name: string;
  /** Names the search for screen readers. */
  landmark: string;
  /** What the form sends along without scripts, such as the list's filters. */
  kept?: readonly (readonly [name: string, value: string])[];
  /** The form's address without scripts; for pages that are rendered on the server. */
  action?: string;
}

/** How long the visitor must pause before a search starts. */
const PAUSE_MS = 300;

const Below = styled.div`
  margin-block-start: var(--space-2);
`;

/** A text box that searches as you type. The address keeps the text, so the back button restores earlier searches. */
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
    // The address changed other than through this box (back button, link): show its text.
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
    // Going back can overtake the search it undoes; `text` then never changes, and only the address can tell.
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
    // Read from the document: the visitor may have typed before the code loaded.
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
