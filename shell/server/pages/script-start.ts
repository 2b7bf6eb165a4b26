import type { ScriptFile } from './document';

/** A release of the shell, for reports of visits in which it never started. */
export interface WatchedShell {
  version: string;
  /** The share of visits that report, from 0 to 1. */
  share: number;
}

/** What the page's scripts are, for the element that starts them. */
export interface StartedScripts {
  /** They run, in order. */
  scripts: ScriptFile[];
  shell?: WatchedShell | undefined;
  /** They are fetched, as the others will ask for them. */
  preloads: ScriptFile[];
}

/**
 * Runs in the page, as the text of a script element: it starts the page's scripts once the browser has shown something,
 * so that no script comes between the page's arrival and its first view. A page that nobody sees yet, in another tab or
 * loaded in advance, isn't painted: its scripts start at once. What somebody does until they answer is recorded, and a
 * form that only they can send stays. Scripts that fail can't say so: when the page is left before they answered, this does.
 * It can use nothing from outside of itself.
 */
export function startScriptsAfterPaint(): void {
  // How long the scripts of a page that is never painted wait.
  const patienceMs = 2000;
  const files = JSON.parse(document.currentScript!.dataset['files']!) as StartedScripts;
  try {
    // See sample-data-note.tsx: the server renders it for everyone.
    const root = document.documentElement;
    if (localStorage['sample-data-note']) root.dataset['sampleDataNote'] = 'dismissed';
  } catch {
    // The browser may refuse to store anything.
  }
  window.earlyEvents = [];
  for (const name of ['click', 'input', 'change', 'submit']) {
    const record = (event: Event) => {
      // Without an address to send to, the browser would put what the form holds into this page's.
      const isStaying =
        name === 'submit' && !(event.target as Element).getAttribute('action')?.startsWith('/');
      if (isStaying) event.preventDefault();
      window.earlyEvents!.push(event);
    };
    addEventListener(name, record, true);
  }
  // What kept the scripts from answering; see the class of errors in the domain.
  let failure = '';
  const note = (errorClass: string) => () => {
    failure ||= errorClass;
  };
  const reportFailure = () => {
    // Whoever takes the recorded events over has started.
    if (failure === '' || !Array.isArray(window.earlyEvents)) return;
    const load = { remote: 'shell', version: files.shell?.version, outcome: 'failed', errorClass: failure };
    failure = '';
    void fetch('/api/telemetry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loads: [load] }),
      credentials: 'omit',
      keepalive: true,
    });
  };
  const { doNotTrack, globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean } & Navigator;
  if (files.shell && Math.random() < files.shell.share && doNotTrack !== '1' && !globalPrivacyControl) {
    addEventListener('error', note('execution'));
    addEventListener('unhandledrejection', note('execution'));
    addEventListener('pagehide', reportFailure);
  }
  let isStarted = false;
  const add = (element: HTMLScriptElement | HTMLLinkElement, { integrity }: ScriptFile) => {
    element.crossOrigin = 'anonymous';
    if (integrity !== undefined) element.integrity = integrity;
    document.head.append(element);
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const file of files.scripts) {
      const script = document.createElement('script');
      script.async = false;
      script.src = file.url;
      script.onerror = note('http');
      add(script, file);
    }
    for (const file of files.preloads) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = file.url;
      add(link, file);
    }
  };
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    start();
    return;
  }
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, patienceMs);
}

/**
 * The text of the script element that runs {@link startScriptsAfterPaint}, without its comments and indentation; pages have
 * to allow it by its digest.
 */
export const SCRIPT_START = `(${startScriptsAfterPaint.toString().replace(/^ *(\/\/.*\n *)*/gm, '')})()`;
