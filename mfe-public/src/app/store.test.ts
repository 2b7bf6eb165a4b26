/** @jest-environment node */
import { createPublicStore } from './store';

const CONTEXT = {
  apiBase: '/api',
  origin: '',
  now: 0,
  config: { brandName: '', supportEmail: '', sampleData: false },
};

describe('the store on the server', () => {
  it('keeps what the page is rendered with, and no timers that would keep the store alive', () => {
    jest.useFakeTimers();
    const value = { totalClubs: 7, totalReviews: 9 };
    const store = createPublicStore(CONTEXT, [{ endpointName: 'getStats', arg: undefined, value }]);
    jest.advanceTimersByTime(1000);
    expect(jest.getTimerCount()).toBe(0);
    expect(JSON.stringify(store.getState())).toContain(JSON.stringify(value));
  });
});
