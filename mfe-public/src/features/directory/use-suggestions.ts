import { useEffect, useState } from 'react';
import { useLazySuggestClubsQuery } from '../../api/personal-api';
import { suggestionOptions } from './suggestion-options';
import type { SuggestionOption } from './suggestion-options';

/** How long the visitor must pause before suggestions are requested. */
const PAUSE_MS = 150;

/** Fewer characters would match too much. */
const FEWEST = 2;

/**
 * Suggestions for what is being typed. A response overtaken by more typing is dropped.
 * @param text null while no suggestions are wanted
 * @returns the options; empty if there are none, or if the call fails
 */
export function useSuggestions(text: string | null): SuggestionOption[] {
  const [suggest] = useLazySuggestClubsQuery();
  const [found, setFound] = useState<{ text: string; options: SuggestionOption[] } | null>(null);
  const wanted = text !== null && text.length >= FEWEST ? text : null;

  useEffect(() => {
    if (wanted === null) return undefined;
    let request: ReturnType<typeof suggest> | undefined;
    const pause = setTimeout(() => {
      request = suggest({ q: wanted }, true);
      request.unwrap().then(
        (answer) => setFound({ text: wanted, options: suggestionOptions(answer) }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      request?.abort();
    };
  }, [wanted, suggest]);

  // Options that still match stay until the next response, so that the list doesn't flicker.
  return wanted !== null && found !== null && wanted.startsWith(found.text) ? found.options : [];
}
