import autocannon from 'autocannon';

/**
 * Load by autocannon, if wrk isn't installed. It uses about as much CPU as a bare server, so on two cores it flatters
 * the slower system; its times are whole milliseconds.
 */
export const autocannonLoad = {
  name: 'autocannon',
  /** @see Load in load.mjs */
  async run({ url, paths, headers, connections, seconds, signal }) {
    const running = autocannon({
      url,
      headers,
      connections,
      duration: seconds,
      requests: paths.map((path) => ({ method: 'GET', path })),
    });
    const stop = () => running.stop?.();
    signal.addEventListener('abort', stop);
    try {
      const result = await running;
      signal.throwIfAborted();
      return {
        requests: result.requests.total,
        bytes: result.throughput.total,
        seconds: result.duration,
        p50: result.latency.p50,
        p99: result.latency.p99,
        failures: result.errors + result.timeouts + result.non2xx,
      };
    } finally {
      signal.removeEventListener('abort', stop);
    }
  },
};
