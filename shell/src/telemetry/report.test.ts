import { waitFor } from '@testing-library/react';
import type { Metric } from 'web-vitals';
import type { RemoteLoad, Visit } from '../remotes/remote-load';
import { reportLater } from './report-later';

let measure: (metric: Pick<Metric, 'id' | 'name' | 'value'>) => void = () => undefined;
let isMeasuring = false;
const nothing = () => undefined;

jest.mock('web-vitals', () => ({
  onLCP: (take: typeof measure) => {
    measure = take;
    isMeasuring = true;
  },
  onCLS: nothing,
  onFCP: nothing,
  onINP: nothing,
  onTTFB: nothing,
}));

const LOAD: RemoteLoad = {
  name: 'mfe_public',
  releases: [{ version: '2.0.0', entryUrl: '/mfe/2.0.0.js', entryIntegrity: '' }],
  errors: [],
  from: 100,
  until: 350,
};

const getVisit = (): Visit => ({ loads: [LOAD] });

function hide(state: 'hidden' | 'visible' = 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('reporting', () => {
  const sent = jest.fn(async (_address: string, _request: RequestInit) => new Response());
  const bodies = () => sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

  beforeEach(() => {
    isMeasuring = false;
    sent.mockClear();
    Object.assign(globalThis, { fetch: sent });
    Object.assign(performance, { getEntriesByName: () => [] });
    Object.assign(window, { requestIdleCallback: (then: () => void) => setTimeout(then, 0) });
  });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'doNotTrack');
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    jest.restoreAllMocks();
  });

  it('sends what was loaded and measured when the visitor leaves, each once and without cookies', async () => {
    const visit = getVisit();
    reportLater(visit, 1);
    await waitFor(() => expect(isMeasuring).toBe(true));
    measure({ id: 'a', name: 'LCP', value: 1200 });
    hide();
    hide('visible');
    measure({ id: 'a', name: 'LCP', value: 1900 });
    dispatchEvent(new Event('pagehide'));
    expect(bodies()).toEqual([
      {
        loads: [{ remote: 'mfe_public', version: '2.0.0', outcome: 'loaded' }],
        timings: [
          { remote: 'mfe_public', version: '2.0.0', timing: 'LCP', value: 1200 },
          { remote: 'mfe_public', version: '2.0.0', timing: 'module', value: 250 },
        ],
      },
    ]);
    expect(sent).toHaveBeenCalledWith(
      '/api/telemetry',
      expect.objectContaining({ credentials: 'omit', keepalive: true }),
    );

    // A remote that's loaded later, from the page of the first one.
    visit.loads.push({ ...LOAD, name: 'mfe_club_admin' });
    hide();
    expect(bodies()[1].loads).toEqual([{ remote: 'mfe_club_admin', version: '2.0.0', outcome: 'loaded' }]);
  });

  it('blames a release once if the server refused to render with it', async () => {
    reportLater({ ...getVisit(), refused: { name: 'mfe_public', version: '3.0.0' } }, 1);
    await waitFor(() => expect(isMeasuring).toBe(true));
    hide();
    const refused = { remote: 'mfe_public', version: '3.0.0', outcome: 'fallback', errorClass: 'execution' };
    expect(bodies()[0].loads).toEqual([refused, expect.objectContaining({ version: '2.0.0' })]);
    hide();
    expect(bodies()).toHaveLength(1);
  });

  const isAsked = async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return isMeasuring;
  };

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('is skipped with %o', async (wish) => {
    for (const [name, value] of Object.entries(wish))
      Object.defineProperty(navigator, name, { value, configurable: true });
    reportLater(getVisit(), 1);
    expect(await isAsked()).toBe(false);
  });

  it('is limited to a share of visits, and skipped if the api hasn’t set one', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.1);
    reportLater(getVisit(), 0.1);
    reportLater(getVisit());
    expect(await isAsked()).toBe(false);
    reportLater(getVisit(), 0.11);
    expect(await isAsked()).toBe(true);
  });
});
