import { useEffect, useState } from 'react';

/** What a developer wants to know about this device. */
export interface BrowserFacts {
  device: Record<string, string>;
  viewport: Record<string, string>;
}

function readFacts(): BrowserFacts {
  const { userAgent, language, onLine, maxTouchPoints } = navigator;
  return {
    device: {
      'User agent': userAgent,
      Language: language,
      Online: onLine ? 'yes' : 'no',
      'Touch points': String(maxTouchPoints),
    },
    viewport: {
      Window: `${window.innerWidth} × ${window.innerHeight}`,
      Screen: `${window.screen.width} × ${window.screen.height}`,
      'Pixel ratio': String(window.devicePixelRatio),
    },
  };
}

/** Facts about the browser, updated as the window changes. Null on the server and in the first render. */
export function useBrowserFacts(): BrowserFacts | null {
  const [facts, setFacts] = useState<BrowserFacts | null>(null);
  useEffect(() => {
    const update = () => setFacts(readFacts());
    const first = setTimeout(update);
    window.addEventListener('resize', update);
    return () => {
      clearTimeout(first);
      window.removeEventListener('resize', update);
    };
  }, []);
  return facts;
}
