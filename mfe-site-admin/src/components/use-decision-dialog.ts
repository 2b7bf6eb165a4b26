import { useRef, useState } from 'react';

/**
 * What a dialog is asked to decide, and where the focus goes afterwards: to the next entry of the list or, after the
 * last one, to a heading, since the decision may have removed the pressed button.
 * @returns `heading`, for the heading; `ask`, which opens the dialog; `dialog`, the dialog's props
 */
export function useDecisionDialog<Request, Heading extends HTMLElement = HTMLHeadingElement>() {
  const [request, setRequest] = useState<Request | null>(null);
  const heading = useRef<Heading>(null);
  const entry = useRef<Element | null>(null);
  const focusAfter = useRef<HTMLElement | null>(null);
  return {
    heading,
    ask: (next: Request) => {
      focusAfter.current = null;
      entry.current = document.activeElement?.closest('li') ?? null;
      setRequest(next);
    },
    dialog: {
      request,
      focusAfter,
      onDecided: () => {
        const following = entry.current?.nextElementSibling?.querySelector<HTMLElement>('a[href], button');
        focusAfter.current = following ?? heading.current;
      },
      onClose: () => setRequest(null),
    },
  };
}
