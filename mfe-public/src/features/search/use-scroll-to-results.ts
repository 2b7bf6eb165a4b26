import { useEffect, useEffectEvent, useRef } from 'react';
import type { SearchOutcome } from '../../api/types';
import { prefersReducedMotion } from '../../lib/use-reduced-motion';

/**
 * Takes the visitor to what came of a search that he or she started: to the results, or back to a postcode that was
 * refused. A page that opens with results stays where it is.
 * @param outcome what the search led to, undefined while it runs or when it failed
 * @param hasFailed whether it failed
 */
export function useScrollToResults(outcome: SearchOutcome | undefined, hasFailed: boolean) {
  const postcodeField = useRef<HTMLInputElement>(null);
  const resultsSection = useRef<HTMLElement>(null);
  const isExpected = useRef(false);

  /** Brings the beginning of the results into view. */
  const showResults = () => {
    resultsSection.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  const arrive = () => {
    isExpected.current = false;
    if (typeof outcome?.refusal === 'string') postcodeField.current?.focus();
    else showResults();
  };
  const onOutcome = useEffectEvent(() => {
    if (isExpected.current) arrive();
  });

  useEffect(() => {
    if (outcome !== undefined || hasFailed) onOutcome();
  }, [outcome, hasFailed]);

  /** To be called when the visitor starts a search; `isSame` when its outcome is on the page already. */
  const expectOutcome = (isSame: boolean) => {
    isExpected.current = true;
    if (isSame) arrive();
  };

  return { postcodeField, resultsSection, expectOutcome, showResults };
}
