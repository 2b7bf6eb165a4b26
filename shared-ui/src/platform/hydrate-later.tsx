import { Suspense, use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

/** What a part of the page waits for. */
interface Gate {
  opened: Promise<void>;
  open(): void;
}

/** What shows that somebody uses the page: from then on it must answer everywhere. */
const SIGNS_OF_USE = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'popstate'] as const;

/** Where the browser can't say when it's idle, so long is waited between two parts. */
const PAUSE_MS = 100;

/** From the start of hydration until the first parts are in place: what is rendered later doesn't come from the server. */
let isHydrating = false;
let isUsed = false;
const waiting = new Set<Gate>();

function createGate(): Gate {
  let report = () => {};
  const opened = new Promise<void>((resolve) => {
    report = resolve;
  });
  const gate: Gate = {
    opened,
    open() {
      // React reads the state of promises from these, and then needn't wait for them.
      Object.assign(opened, { status: 'fulfilled', value: undefined });
      waiting.delete(gate);
      report();
    },
  };
  return gate;
}

function openAll() {
  isHydrating = false;
  isUsed = true;
  for (const name of SIGNS_OF_USE) window.removeEventListener(name, openAll, { capture: true });
  for (const gate of waiting) gate.open();
}

function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, PAUSE_MS);
}

function openOneAfterAnother() {
  const [next] = waiting;
  if (next === undefined) return;
  next.open();
  whenIdle(openOneAfterAnother);
}

/**
 * Lets {@link HydrateLater} hold parts of the page back. The shell calls it just before React takes over what the server
 * rendered; nobody calls it on the server, where everything is rendered at once.
 */
export function startHydration(): void {
  isHydrating = true;
  isUsed = false;
  // On the window, so that a part is free before React, which listens below, looks for what was pressed.
  for (const name of SIGNS_OF_USE) {
    window.addEventListener(name, openAll, { capture: true, passive: true });
  }
}

/* No box of its own: the part lies in the page as if nothing were around it. */
const Part = styled.div`
  display: contents;
`;

/**
 * A part of the page below the first view. It's in the server's markup like everything else, and what it says can be
 * read and its links work; but React takes it over only when the browser is idle, when it scrolls into sight, or at the
 * first press or key anywhere on the page, which it then answers itself. Shown by navigation in the browser, it's there at
 * once.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  const [gate] = useState(() => (isHydrating ? createGate() : null));
  const part = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [first] = useState({ children, key });
  // React would throw away the markup of a part that changes before it was taken over.
  if (gate !== null && (first.children !== children || first.key !== key)) gate.open();

  useEffect(() => {
    if (gate === null) return undefined;
    isHydrating = false;
    if (isUsed) {
      gate.open();
      return undefined;
    }
    if (waiting.size === 0) whenIdle(openOneAfterAnother);
    waiting.add(gate);
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
    });
    for (const element of part.current!.children) seen.observe(element);
    void gate.opened.then(() => seen.disconnect());
    return () => {
      seen.disconnect();
      waiting.delete(gate);
    };
  }, [gate]);

  return (
    <Part ref={part}>
      <Suspense>{gate === null ? children : <Behind gate={gate}>{children}</Behind>}</Suspense>
    </Part>
  );
}

function Behind({ gate, children }: { gate: Gate; children: ReactNode }) {
  use(gate.opened);
  return children;
}
