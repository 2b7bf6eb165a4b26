import { fireEvent } from '@testing-library/react';
import { loadWholePagesOffline } from './load-whole-pages';

const router = jest.fn((event: Event) => event.preventDefault());
let stop: () => void;

/** Clicks a link. Returns whether the router gets the click. */
function press(href: string): boolean {
  router.mockClear();
  const anchor = document.querySelector('a')!;
  anchor.setAttribute('href', href);
  fireEvent.click(anchor.firstChild!);
  return router.mock.calls.length > 0;
}

function arrange({ isOnline = true, hasWorker = true, isCopy = false }) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: hasWorker ? {} : null },
  });
  document.body.innerHTML = `${isCopy ? '<aside data-kept-copy></aside>' : ''}<a><span>Go</span></a>`;
  document.body.querySelector('a')!.addEventListener('click', router);
}

// jsdom can't navigate.
const stayHere = (event: Event) => event.preventDefault();

beforeEach(() => {
  stop = loadWholePagesOffline();
  addEventListener('click', stayHere, { capture: true });
});
afterEach(() => {
  stop();
  removeEventListener('click', stayHere, { capture: true });
});

describe('links', () => {
  it('are handled by the router online', () => {
    arrange({});
    expect(press('/clubs/leeds-lions')).toBe(true);
  });

  it('are handled by the browser offline, and on a kept page', () => {
    arrange({ isOnline: false });
    expect(press('/clubs/leeds-lions')).toBe(false);
    arrange({ isCopy: true });
    expect(press('/clubs/leeds-lions')).toBe(false);
  });

  it('are still handled by the router without a worker that could show anything', () => {
    arrange({ isOnline: false, hasWorker: false });
    expect(press('/clubs/leeds-lions')).toBe(true);
  });

  it('are still handled by the router within the page, and to areas that are never kept', () => {
    arrange({ isOnline: false });
    expect(press('?write-review=leeds-lions')).toBe(true);
    expect(press('/club-admin')).toBe(true);
    expect(press('https://elsewhere.example/')).toBe(true);
  });
});
