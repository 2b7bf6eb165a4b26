import { useRef, useState } from 'react';

/**
 * What a dialog is asked to decide, and where the focus goes afterwards: to a heading if the decision has removed the
 * pressed button.
 * @returns `heading`, for the heading; `ask`, which opens the dialog; `dialog`, the dialog's props
 */
export function useDecisionDialog<Request, Heading extends HTMLElement = HTMLHeadingElement>() {
  const [request, setRequest] = useState<Request | null>(null);
  const heading = useRef<Heading>(null);
  const focusAfter = useRef<HTMLElement | null>(null);
  return {
    heading,
    ask: (next: Request) => {
      focusAfter.current = null;
      setRequest(next);
    },
    dialog: {
      request,
      focusAfter,
      onDecided: () => {
        focusAfter.current = heading.current;
      },
      onClose: () => setRequest(null),
    },
  };
}
