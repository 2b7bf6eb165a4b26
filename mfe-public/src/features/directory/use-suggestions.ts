import { useEffect, useState } from 'react';
import { useLazySuggestClubsQuery } from '../../api/public-api';
import type { Suggestions } from '../../api/types';

/** How long the visitor must pause before suggestions are requested. */
const PAUSE_MS = 150;

const NONE: Suggestions = { clubs: [], towns: [], postcodes: [] };

/** Fewer characters would match too much. */
const FEWEST = 2;

/**
 * Suggestions for what is being typed. A response overtaken by more typing is dropped.
 * @param text null while no suggestions are wanted
 * @returns none if the call fails
 */
export function useSuggestions(text: string | null): Suggestions {
  const [suggest] = useLazySuggestClubsQuery();
  const [found, setFound] = useState<{ text: string; suggestions: Suggestions } | null>(null);
  const wanted = text !== null && text.length >= FEWEST ? text : null;

  useEffect(() => {
    if (wanted === null) return undefined;
    let request: ReturnType<typeof suggest> | undefined;
    const pause = setTimeout(() => {
      request = suggest({ q: wanted }, true);
      request.unwrap().then(
        (suggestions) => setFound({ text: wanted, suggestions }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      request?.abort();
    };
  }, [wanted, suggest]);

  // Suggestions that still match stay until the next response, so that the list doesn't flicker.
  return wanted !== null && found !== null && wanted.startsWith(found.text) ? found.suggestions : NONE;
}
