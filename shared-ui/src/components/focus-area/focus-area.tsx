import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

export interface FocusAreaProps extends ComponentProps<'div'> {
  /** Says what the area shows now; the focus moves here when it changes. */
  shown: string;
}

/**
 * Gets the focus when its content is replaced, because the control that had it is gone. Not on the first render, when
 * the focus belongs to the page.
 */
export function FocusArea({ shown, ...rest }: FocusAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  // Before the next frame, in which a dialog takes the focus if nothing has it.
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    area.current?.focus();
  }, [shown]);
  return <div ref={area} tabIndex={-1} {...rest} />;
}
