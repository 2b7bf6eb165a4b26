import { useRef, useState } from 'react';

/**
 * What a list's dialog is asked to decide, and where the focus goes afterwards: to the list's heading if the decision
 * has removed the pressed button.
 * @returns `heading`, for the heading; `ask`, which opens the dialog; `dialog`, the dialog's props
 */
export function useAsked<Question>() {
  const [asked, setAsked] = useState<Question | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useRef<HTMLElement | null>(null);
  return {
    heading,
    ask: (question: Question) => {
      focusAfter.current = null;
      setAsked(question);
    },
    dialog: {
      asked,
      focusAfter,
      onDecided: () => {
        focusAfter.current = heading.current;
      },
      onClose: () => setAsked(null),
    },
  };
}
