import { useCallback, useEffect, useRef, useState } from 'react';

/** One choice of a combobox. */
export interface ComboboxOption {
  value: string | number;
  label: string;
  /** A second line, such as a club's location. */
  hint?: string;
}

/** Finds the choices for a text; must stop when the signal aborts. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<ComboboxOption[]>;

/** How long the visitor must pause before a search starts. */
const TYPING_PAUSE_MS = 180;

type Progress = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * Searches options while typing: waits for a pause, and drops outdated responses. `search(text, true)` starts at once.
 */
export function useOptionSearch(loadOptions: LoadOptions) {
  const [options, setOptions] = useState<ComboboxOption[]>([]);
  const [progress, setProgress] = useState<Progress>('idle');
  const running = useRef<AbortController | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = useRef(loadOptions);
  useEffect(() => {
    load.current = loadOptions;
  }, [loadOptions]);

  const stop = useCallback(() => {
    clearTimeout(pause.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const search = useCallback(
    (text: string, atOnce = false) => {
      stop();
      const controller = new AbortController();
      running.current = controller;
      setProgress('loading');
      pause.current = setTimeout(
        () => {
          load.current(text, controller.signal).then(
            (found) => {
              if (controller.signal.aborted) return;
              setOptions(found);
              setProgress('ready');
            },
            () => {
              if (!controller.signal.aborted) setProgress('failed');
            },
          );
        },
        atOnce ? 0 : TYPING_PAUSE_MS,
      );
    },
    [stop],
  );

  return { options, progress, search };
}
