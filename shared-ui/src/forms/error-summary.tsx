import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../components/panel/panel';
import { formProblems, SUMMARY_MARK } from './form-problems';
import type { FormProblem } from './form-problems';
import { useAnsweredSubmission } from './use-answered-submission';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-block-start: var(--space-2);
  padding: 0;
  list-style: none;

  & a {
    display: inline-block;
    padding-block: 0.15rem;
    font-weight: 600;
    color: inherit;
    overflow-wrap: anywhere;
  }
`;

/* When empty, it takes no part in the form's gaps. */
const Place = styled.div`
  &:empty {
    display: none;
  }
`;

interface ErrorSummaryProps {
  /** Called before a link moves to its field, for a form that has to show the field first. */
  onOpen?: (control: HTMLElement) => void;
}

/**
 * Lists the errors of the Formik form around it, at its top. After a failed attempt to submit it gets the focus; each
 * of its links goes to the field. It doesn't change until the next attempt, and disappears once there are no errors.
 */
export function ErrorSummary({ onOpen }: ErrorSummaryProps) {
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const { isValid } = useFormikContext();
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  useAnsweredSubmission((hasErrors) => {
    const form = place.current?.closest('form');
    setProblems(hasErrors && form ? formProblems(form) : []);
  });
  useEffect(() => {
    if (problems.length > 0) place.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
  }, [problems]);

  return (
    <Place ref={place} {...{ [SUMMARY_MARK]: '' }}>
      {problems.length > 0 && !isValid && (
        <Panel
          tone="error"
          role="group"
          aria-labelledby={titleId}
          tabIndex={-1}
          title={
            <span id={titleId}>
              {problems.length === 1 ? 'There is a problem' : `There are ${problems.length} problems`}
            </span>
          }
        >
          <List>
            {problems.map(({ errorId, message, control }) => (
              <li key={errorId}>
                <a
                  href={`#${errorId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onOpen?.(control);
                    // A field that has just been shown can't get the focus any sooner.
                    if (onOpen === undefined) control.focus();
                    else requestAnimationFrame(() => control.focus());
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </List>
        </Panel>
      )}
    </Place>
  );
}
