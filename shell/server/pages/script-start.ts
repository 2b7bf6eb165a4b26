import type { ScriptFile } from './document';

/** The page's scripts, passed to the element that starts them. */
export interface StartedScripts {
  /** These run, in order. */
  scripts: ScriptFile[];
  /** These are only fetched, as the others will request them. */
  preloads: ScriptFile[];
}

/**
 * Runs in the page, as the text of a script element: it starts the page's scripts after the first paint, so that no
 * script delays it. A page that isn't visible yet, in another tab or prerendered, isn't painted: its scripts start at
 * once. Input is recorded until they take over, and forms that only they can send are held back. It can't use anything
 * from outside itself.
 */
export function startScriptsAfterPaint(): void {
  // How long the scripts wait if the page is never painted.
  const patienceMs = 2000;
  const files = JSON.parse(document.currentScript!.dataset['files']!) as StartedScripts;
  try {
    // See sample-data-note.tsx: the server renders it for everyone.
    const root = document.documentElement;
    if (localStorage['sample-data-note']) root.dataset['sampleDataNote'] = 'dismissed';
  } catch {
    // The browser may block storage.
  }
  window.renderedPath = location.pathname + location.search;
  window.earlyEvents = [];
  for (const name of ['click', 'input', 'change', 'submit']) {
    const record = (event: Event) => {
      // Without an action, the browser would put the form's values into this page's URL.
      const isStaying =
        name === 'submit' && !(event.target as Element).getAttribute('action')?.startsWith('/');
      if (isStaying) event.preventDefault();
      window.earlyEvents!.push(event);
    };
    addEventListener(name, record, true);
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
 * The text of the script element that runs {@link startScriptsAfterPaint}, without comments and indentation; pages have
 * to allow it by digest.
 */
export const SCRIPT_START = `(${startScriptsAfterPaint.toString().replace(/^ *(\/\/.*\n *)*/gm, '')})()`;
