import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CLAIM_STEPS } from './use-claim-step';

const TITLES = ['your club and you', 'about the club', 'how we can check your claim'];

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: baseline;

  & > strong {
    font-size: var(--text-l);
  }
  & > span {
    font-size: var(--text-s);
    color: var(--color-ink-soft);
  }
`;

/** Says which step is open and what is left. Takes the focus when another step opens. */
export function StepLine({ step }: { step: number }) {
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // If the summary of errors led here, it keeps the focus.
    if (document.activeElement?.closest('[data-error-summary]')) return;
    line.current?.focus();
  }, [step]);
  const next = TITLES[step];
  return (
    <Line ref={line} tabIndex={-1}>
      <strong>
        Step {step} of {CLAIM_STEPS}
      </strong>
      <span>{next === undefined ? 'Last step' : `Next: ${next}`}</span>
    </Line>
  );
}
