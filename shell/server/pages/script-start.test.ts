import { DISMISSED, SAMPLE_DATA_NOTE_KEY } from '../../src/layout/sample-data-note';
import { SCRIPT_START, startScriptsAfterPaint } from './script-start';

const FILES = {
  scripts: [
    { url: '/assets/vendor.js', integrity: 'sha384-v' },
    { url: '/assets/main.js', integrity: 'sha384-m' },
  ],
  preloads: [{ url: '/mfe/routes.js', integrity: 'sha384-r' }],
};

let listening: jest.SpiedFunction<typeof window.addEventListener>;
let showPage: (() => void) | undefined;

class PaintObserver {
  static supportedEntryTypes = ['paint'];
  constructor(private readonly report: (list: object) => void) {}
  observe() {
    showPage = () => this.report({ getEntriesByName: () => [{}] });
  }
}

/** What was added to the head, as tag, address and integrity. */
const added = () =>
  [...document.head.children].map((element) => [
    element.tagName,
    element.getAttribute('src') ?? element.getAttribute('href'),
    (element as HTMLScriptElement | HTMLLinkElement).integrity,
  ]);

const ALL = [
  ['SCRIPT', '/assets/vendor.js', 'sha384-v'],
  ['SCRIPT', '/assets/main.js', 'sha384-m'],
  ['LINK', '/mfe/routes.js', 'sha384-r'],
];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  showPage = undefined;
  const own = document.createElement('script');
  own.dataset['files'] = JSON.stringify(FILES);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  listening = jest.spyOn(window, 'addEventListener');
  Object.assign(window, { PerformanceObserver: PaintObserver });
});

afterEach(() => {
  // Each test gets its own page.
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the start of the scripts', () => {
  it('waits for the first paint', () => {
    startScriptsAfterPaint();
    expect(added()).toEqual([]);
    showPage!();
    expect(added()).toEqual(ALL);
  });

  it('hides the sample data notice for visitors who dismissed it', () => {
    startScriptsAfterPaint();
    expect(document.documentElement.dataset['sampleDataNote']).toBeUndefined();
    localStorage.setItem(SAMPLE_DATA_NOTE_KEY, DISMISSED);
    startScriptsAfterPaint();
    expect(document.documentElement.dataset['sampleDataNote']).toBe(DISMISSED);
  });

  it('works even if the browser blocks storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    startScriptsAfterPaint();
    showPage!();
    expect(added()).toEqual(ALL);
  });

  it('happens once, or after two seconds without a paint', () => {
    startScriptsAfterPaint();
    jest.advanceTimersByTime(2000);
    showPage!();
    expect(added()).toEqual(ALL);
  });

  it('happens at once if the page is hidden, or the browser does not report paints', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    startScriptsAfterPaint();
    expect(added()).toEqual(ALL);

    document.head.innerHTML = '';
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    Object.assign(window, { PerformanceObserver: { supportedEntryTypes: [] } });
    startScriptsAfterPaint();
    expect(added()).toEqual(ALL);
  });

  it('keeps the order, and does not fetch preloaded files twice', () => {
    startScriptsAfterPaint();
    showPage!();
    const [vendor, main, routes] = [...document.head.children] as [
      HTMLScriptElement,
      HTMLScriptElement,
      HTMLLinkElement,
    ];
    expect([vendor.async, main.async]).toEqual([false, false]);
    expect([vendor, main, routes].map(({ crossOrigin }) => crossOrigin)).toEqual(
      Array.from({ length: 3 }, () => 'anonymous'),
    );
    expect(routes.getAttribute('rel')).toBe('preload');
  });

  it('records clicks, input and submits, and stops forms without an address from submitting', () => {
    startScriptsAfterPaint();
    document.body.innerHTML =
      '<form id="ours" action="#"><button>Send</button></form><form id="native" action="/browse-clubs"></form>';
    const send = (id: string) => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      document.getElementById(id)!.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([send('ours'), send('native')]).toEqual([true, false]);
    document.querySelector('button')!.dispatchEvent(new Event('click'));
    const events = window.earlyEvents as Event[];
    expect(events.map(({ type }) => type)).toEqual(['submit', 'submit', 'click']);
  });

  it('is text that is safe in a script element', () => {
    expect(SCRIPT_START).not.toMatch(/<\/script|<!--/i);
    expect(SCRIPT_START).not.toMatch(/^ |\/\/ /m);
    expect(() => new Function(SCRIPT_START)).not.toThrow();
  });
});
