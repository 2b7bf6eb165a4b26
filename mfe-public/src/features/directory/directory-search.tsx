import { SearchField } from '@club-reviews/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent } from 'react';

interface DirectorySearchProps {
  /** The text that the address holds. */
  text: string;
  onText: (text: string) => void;
}

/** How long the visitor must pause before the directory is searched. */
const PAUSE_MS = 300;

/** The directory's text box. Searches while the visitor types, or at once with Enter; without code it submits to the same address. */
export function DirectorySearch({ text, onText }: DirectorySearchProps) {
  const [draft, setDraft] = useState(text);
  const [seenText, setSeenText] = useState(text);
  const [sentText, setSentText] = useState(text);

  const send = (wanted: string) => {
    if (wanted === text) return;
    setSentText(wanted);
    onText(wanted);
  };
  const sendAfterPause = useEffectEvent(send);

  if (text !== seenText) {
    setSeenText(text);
    // The address changed by other means than this box (back button, link): show what it says.
    if (text !== sentText) {
      setDraft(text);
      setSentText(text);
    }
  }

  useEffect(() => {
    const timer = setTimeout(() => sendAfterPause(draft.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the document: the visitor may have typed before the code arrived.
    send(String(new FormData(event.currentTarget).get('q')).trim());
  };

  return (
    <form
      action="/browse-clubs"
      method="get"
      role="search"
      aria-label="Search the directory"
      onSubmit={submit}
    >
      <SearchField
        label="Search by name or location"
        name="q"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
    </form>
  );
}
