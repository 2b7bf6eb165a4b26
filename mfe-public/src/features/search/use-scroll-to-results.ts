import { useEffect, useEffectEvent, useRef } from 'react';
import { prefersReducedMotion } from '../../lib/use-reduced-motion';

/**
 * Moves the focus to the result of a search that the visitor started: to the results' heading, with the whole page in
 * view from its top, or back to a refused postcode. A page that opens with results doesn't move.
 * @param outcome the search's response or error; undefined while it runs
 * @param isRefused whether the api doesn't know the postcode
 */
export function useScrollToResults(outcome: unknown, isRefused: boolean) {
  const postcodeField = useRef<HTMLInputElement>(null);
  const resultsSection = useRef<HTMLElement>(null);
  const isExpected = useRef(false);

  /** Scrolls to where the results start, below the folded search. */
  const showResults = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  const arrive = () => {
    isExpected.current = false;
    if (isRefused) postcodeField.current?.focus();
    else {
      showResults();
      const heading = resultsSection.current?.querySelector('h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
  };
  const onOutcome = useEffectEvent(() => {
    if (isExpected.current) arrive();
  });

  useEffect(() => {
    if (outcome !== undefined) onOutcome();
  }, [outcome]);

  /** To be called when the visitor starts a search; `isSame` if its results are already on the page. */
  const expectOutcome = (isSame: boolean) => {
    isExpected.current = true;
    if (isSame) arrive();
  };

  return { postcodeField, resultsSection, expectOutcome, showResults };
}
