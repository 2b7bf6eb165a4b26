import { Keyring } from '../../platform/security/keyring.js';
import { VisitorTraces } from './visitor-trace.js';

describe('VisitorTraces', () => {
  const traces = new VisitorTraces(Keyring.of('a-data-key'));
  const headers = { 'user-agent': 'Firefox', 'accept-language': 'en-GB' };
  const trace = traces.of({ ip: '81.2.69.142', headers });

  it('recognise a network and a browser, and tell others apart', () => {
    expect(traces.of({ ip: '81.2.69.7', headers })).toEqual(trace);
    expect(traces.of({ ip: '81.2.70.7', headers }).networkHash).not.toBe(trace.networkHash);
    const other = traces.of({ ip: '81.2.69.7', headers: { ...headers, 'accept-language': 'cy' } });
    expect(other.browserHash).not.toBe(trace.browserHash);
    expect(other.networkHash).toBe(trace.networkHash);
  });

  it('store nothing that could be read without the key', () => {
    expect(trace).toEqual({
      networkHash: expect.stringMatching(/^[0-9a-f]{32}$/),
      browserHash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const elsewhere = new VisitorTraces(Keyring.of('another'));
    expect(elsewhere.of({ ip: '81.2.69.142', headers })).not.toEqual(trace);
  });

  it('leave out what is missing', () => {
    expect(traces.of({ ip: '127.0.0.1', headers: {} })).toEqual({ networkHash: null, browserHash: null });
  });
});
