import { useEffect, useEffectEvent, useRef } from 'react';
import type { SearchOutcome } from '../../api/types';
import { prefersReducedMotion } from '../../lib/use-reduced-motion';

/**
 * Scrolls and moves the focus to the result of a search that the visitor started: to the results' heading, or back to a
 * refused postcode. A page that opens with results doesn't scroll.
 * @param outcome the search's outcome, undefined while it runs or if it failed
 * @param hasFailed whether it failed
 */
export function useScrollToResults(outcome: SearchOutcome | undefined, hasFailed: boolean) {
  const postcodeField = useRef<HTMLInputElement>(null);
  const resultsSection = useRef<HTMLElement>(null);
  const isExpected = useRef(false);

  /** Scrolls to the start of the results. */
  const showResults = () => {
    resultsSection.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  const arrive = () => {
    isExpected.current = false;
    if (typeof outcome?.refusal === 'string') postcodeField.current?.focus();
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
    if (outcome !== undefined || hasFailed) onOutcome();
  }, [outcome, hasFailed]);

  /** To be called when the visitor starts a search; `isSame` if its results are already on the page. */
  const expectOutcome = (isSame: boolean) => {
    isExpected.current = true;
    if (isSame) arrive();
  };

  return { postcodeField, resultsSection, expectOutcome, showResults };
}
