import { useEffect, useEffectEvent, useRef } from 'react';
import { prefersReducedMotion } from '../../lib/use-reduced-motion';
import { readSearchCriteria, searchCriteriaQuery } from '../../lib/search-criteria';

/**
 * Moves the focus to the result of a search that the visitor started: to the results' heading, with the whole page in
 * view from its top, or back to a refused postcode. A page that opens with results doesn't move.
 * @param outcome the search's response or error; undefined while it runs
 * @param isRefused whether the api doesn't know the postcode
 * @param query the search's query string
 */
export function useScrollToResults(outcome: unknown, isRefused: boolean, query: string) {
  const postcodeField = useRef<HTMLInputElement>(null);
  const resultsSection = useRef<HTMLElement>(null);
  /** The search that the visitor started, until its outcome is on the page. */
  const expected = useRef<string | null>(null);

  /** Scrolls to where the results start, below the folded search. */
  const showResults = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  const arrive = () => {
    expected.current = null;
    if (isRefused) postcodeField.current?.focus();
    else {
      showResults();
      const heading = resultsSection.current?.querySelector('h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
  };
  const onOutcome = useEffectEvent(() => {
    if (expected.current === query) arrive();
  });

  useEffect(() => {
    if (outcome !== undefined) onOutcome();
  }, [outcome]);

  /** To be called with the query string of a search that the visitor starts. */
  const expectOutcome = (wanted: string) => {
    // A remembered place can be written otherwise than the page's own address would.
    expected.current = searchCriteriaQuery(readSearchCriteria(wanted));
    if (expected.current === query && outcome !== undefined) arrive();
  };

  return { postcodeField, resultsSection, expectOutcome, showResults };
}
