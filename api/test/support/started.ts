/** How long a suite keeps what it starts: for one test each, or for all of them. */
export type Life = 'each' | 'suite';

/**
 * Starts something before each test, or before the suite, and stops it afterwards. What's returned stands for whatever
 * is running at the time, so that tests can have it in a constant.
 */
export function useStarted<T extends object>(
  life: Life,
  start: () => Promise<T>,
  stop: (started: T) => Promise<void>,
): T {
  const [before, after] = life === 'each' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  let started: T | undefined;
  before(async () => {
    started = await start();
  });
  after(async () => {
    const last = started;
    started = undefined;
    if (last) await stop(last);
  });
  const current = (): T => {
    if (!started) throw new Error('Nothing has been started yet, or it has been stopped');
    return started;
  };
  return new Proxy({} as T, {
    get: (_, name) => {
      const value: unknown = Reflect.get(current(), name);
      return typeof value === 'function' ? (value.bind(started) as unknown) : value;
    },
    set: (_, name, value) => Reflect.set(current(), name, value),
  });
}

/** The same for a site with an api, which is all that has to be stopped. */
export function useSite<T extends { api: { stop(): Promise<void> } }>(
  life: Life,
  start: () => Promise<T>,
): T {
  return useStarted(life, start, ({ api }) => api.stop());
}
