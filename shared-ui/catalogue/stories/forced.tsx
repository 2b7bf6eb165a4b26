import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FORCED_STATE } from '../pages/style-sheets';
import type { ForcedState } from '../pages/style-sheets';

const Place = styled.div`
  display: contents;
`;

interface ForcedProps {
  state: ForcedState;
  /** Selector of the elements to put in the state. */
  on: string;
  children: ReactNode;
}

/** Shows its children as if they had the pointer or the focus. */
export function Forced({ state, on, children }: ForcedProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.querySelectorAll(on).forEach((element) => element.setAttribute(FORCED_STATE, state));
  });
  return <Place ref={place}>{children}</Place>;
}
