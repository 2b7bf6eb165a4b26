import { Suspense, use, useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { styled } from 'styled-components';

/** What a part of the page waits for. */
interface Gate {
  opened: Promise<void>;
  /** Opens it, once the part's code has loaded if it's separate. Done when it's open, or the code failed to load. */
  open(): Promise<void>;
  /** Resolves if the code failed to load. */
  failed: Promise<void>;
}

/** Signs that the page is being used: from then on, all of it must respond. */
const SIGNS_OF_USE = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'popstate'] as const;

/** How long to wait between two parts if the browser can't say when it's idle. */
const PAUSE_MS = 100;

/** From the start of hydration until the first parts are in place: anything later isn't from the server. */
let isHydrating = false;
let isUsed = false;
const waiting = new Set<Gate>();

/** A promise with its resolve function. */
function signal() {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { sent, send };
}

function createGate(load: HydrateLaterProps['load']): Gate {
  const { sent: opened, send: report } = signal();
  const { sent: failed, send: reportFailure } = signal();
  const finish = () => {
    // React reads the state of promises from these, and then doesn't have to wait for them.
    Object.assign(opened, { status: 'fulfilled', value: undefined });
    report();
  };
  let loading: Promise<void> | undefined;
  const gate: Gate = {
    opened,
    open() {
      waiting.delete(gate);
      if (load !== undefined) return (loading ??= load().then(finish, reportFailure));
      finish();
      return opened;
    },
    failed,
  };
  return gate;
}

function openAll() {
  isHydrating = false;
  isUsed = true;
  for (const name of SIGNS_OF_USE) window.removeEventListener(name, openAll, { capture: true });
  for (const gate of waiting) void gate.open();
}

function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, PAUSE_MS);
}

function openOneAfterAnother() {
  const [next] = waiting;
  if (next === undefined) return;
  void next.open().then(() => whenIdle(openOneAfterAnother));
}

/**
 * Lets {@link HydrateLater} hold parts of the page back. The shell calls it just before React hydrates what the server
 * rendered. It's never called on the server, where everything is rendered at once.
 */
export function startHydration(): void {
  isHydrating = true;
  isUsed = false;
  // On the window, so that a part is released before React, which listens further down, looks for what was pressed.
  for (const name of SIGNS_OF_USE) {
    window.addEventListener(name, openAll, { capture: true, passive: true });
  }
}

/**
 * Whether a page is the server's and isn't fully in place yet. The code of its waiting parts can load later.
 * @param pathname the page's path
 */
export const isArriving = (pathname: string): boolean => isHydrating && window.location.pathname === pathname;

/* It has no box, so the part is laid out as if nothing were around it. */
const Part = styled.div`
  display: contents;
`;

interface HydrateLaterProps {
  children: ReactNode;
  /** Loads the code of the part's content, if that isn't loaded with the page. */
  load?: () => Promise<void>;
}

/**
 * A part of the page below the first view. Like everything else it's in the server's markup, so its text can be read
 * and its links work. But React only hydrates it when the browser is idle, when it scrolls into view, or at the first
 * press or key anywhere on the page, which it then handles. Its code can load at that point too: the shell repeats
 * presses on buttons once it has, and if it fails, the server's markup stays. Shown by navigation in the browser, it's
 * there at once.
 */
export function HydrateLater({ children, load }: HydrateLaterProps) {
  const [gate] = useState(() => (isHydrating ? createGate(load) : null));
  const part = useRef<HTMLDivElement>(null);
  const place = useContext(LocationContext);
  const [first] = useState({ children, place });
  const [hasCode, setHasCode] = useState(gate === null || load === undefined);
  const [keptMarkup, setKeptMarkup] = useState<string>();
  // React would discard the markup of a part that changes before it's hydrated.
  if (gate !== null && (first.children !== children || first.place.location.key !== place.location.key))
    void gate.open();

  useEffect(() => {
    if (gate === null) return undefined;
    isHydrating = false;
    void gate.failed.then(() => {
      if (part.current !== null)
        setKeptMarkup(Array.from(part.current.children, ({ outerHTML }) => outerHTML).join(''));
    });
    if (isUsed) {
      void gate.open();
      return undefined;
    }
    if (waiting.size === 0) whenIdle(openOneAfterAnother);
    waiting.add(gate);
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void gate.open();
    });
    for (const element of part.current!.children) seen.observe(element);
    void gate.opened.then(() => seen.disconnect());
    return () => {
      seen.disconnect();
      waiting.delete(gate);
    };
  }, [gate]);

  // Without its code, a part stays as the server sent it: React would discard the markup of one that changes.
  const shown = hasCode ? { children, place } : first;
  const content = useMemo(
    () => (
      <LocationContext value={shown.place}>
        <Suspense>
          {gate === null ? (
            shown.children
          ) : (
            <Behind gate={gate} onTakenOver={() => setHasCode(true)}>
              {shown.children}
            </Behind>
          )}
        </Suspense>
      </LocationContext>
    ),
    [gate, shown.children, shown.place],
  );
  if (keptMarkup !== undefined) return <Part key="kept" dangerouslySetInnerHTML={{ __html: keptMarkup }} />;
  return <Part ref={part}>{content}</Part>;
}

interface BehindProps {
  gate: Gate;
  onTakenOver: () => void;
  children: ReactNode;
}

function Behind({ gate, onTakenOver, children }: BehindProps) {
  use(gate.opened);
  const report = useEffectEvent(onTakenOver);
  useEffect(() => report(), []);
  return children;
}
