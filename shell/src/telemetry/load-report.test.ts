import type { RemoteLoad } from '../remotes/remote-load';
import { describeLoads, describePhases, versionInUse } from './load-report';

const release = (version: string) => ({ version, entryUrl: `/mfe/${version}.js`, entryIntegrity: '' });

function load(changes: Partial<RemoteLoad> = {}): RemoteLoad {
  return {
    name: 'mfe_public',
    releases: [release('2.0.0'), release('1.0.0')],
    errors: [],
    from: 100,
    until: 350,
    ...changes,
  };
}

/** An error as Module Federation and the bundler throw them. */
const failing = (message: string, name = 'Error') => Object.assign(new Error(message), { name });

/** What the browser's timeline holds; jsdom has none. */
function withTimeline(entries: Record<string, object[]>) {
  Object.assign(performance, { getEntriesByName: (name: string) => entries[name] ?? [] });
}

const ENTRY = 'http://localhost/mfe/2.0.0.js';

describe('what is reported of loads', () => {
  beforeEach(() => withTimeline({}));

  it('is the version that was meant, and how it ended', () => {
    expect(
      describeLoads([
        load(),
        load({ errors: [failing('hung: no response within 15 seconds')] }),
        load({ errors: [failing('a'), failing('b')] }),
        load({ releases: [] }),
      ]),
    ).toEqual([
      { remote: 'mfe_public', version: '2.0.0', outcome: 'loaded' },
      { remote: 'mfe_public', version: '2.0.0', outcome: 'fallback', errorClass: 'timeout' },
      { remote: 'mfe_public', version: '2.0.0', outcome: 'failed', errorClass: 'execution' },
    ]);
  });

  it('counts a release once that was loaded and crashed', () => {
    const crash = load({ errors: [new TypeError('x is undefined')], isCrash: true });
    expect(describeLoads([load(), crash])).toEqual([
      { remote: 'mfe_public', version: '2.0.0', outcome: 'failed', errorClass: 'render' },
    ]);
    expect(describeLoads([crash])).toHaveLength(1);
  });

  it('tells a page whose code didn’t arrive from one that threw', () => {
    const crash = load({ errors: [failing('Loading chunk 17 failed.', 'ChunkLoadError')], isCrash: true });
    expect(describeLoads([crash])).toEqual([expect.objectContaining({ errorClass: 'chunk' })]);
  });

  it.each([
    ['ScriptNetworkError: Failed to load script "/mfe/2.0.0.js"', 'http'],
    ['ScriptNetworkError: Script "/mfe/2.0.0.js" timed out.', 'timeout'],
    ['ScriptExecutionError: Script "/mfe/2.0.0.js" loaded but threw', 'execution'],
    ['Loading chunk routes failed.', 'chunk'],
    ['Version 18.0.0 from shell of shared singleton module react does not satisfy the requirement', 'share'],
    ['createRemote is not a function', 'execution'],
  ])('takes "%s" for %s', (message, errorClass) => {
    expect(describeLoads([load({ errors: [failing(message)] })])).toEqual([
      expect.objectContaining({ errorClass }),
    ]);
  });

  it('takes a script that arrived and was refused for an altered one', () => {
    withTimeline({ [ENTRY]: [{ responseStatus: 200 }] });
    const errors = [failing('ScriptNetworkError: Failed to load script "/mfe/2.0.0.js"')];
    expect(describeLoads([load({ errors })])).toEqual([expect.objectContaining({ errorClass: 'integrity' })]);
  });
});

describe('what is measured of a load', () => {
  it('is each step that the browser knows', () => {
    withTimeline({ [ENTRY]: [{ duration: 80 }], 'mfe_public shown': [{ startTime: 400 }] });
    expect(describePhases(load()).map(({ timing, value }) => [timing, value])).toEqual([
      ['entry', 80],
      ['module', 250],
      ['shown', 50],
    ]);
  });

  it('leaves out a mark of an earlier load, and loads that failed', () => {
    withTimeline({ 'mfe_public shown': [{ startTime: 40 }] });
    expect(describePhases(load()).map(({ timing }) => timing)).toEqual(['module']);
    expect(describePhases(load({ errors: [new Error('503')] }))).toEqual([]);
  });

  it('belongs to the version in use', () => {
    expect(versionInUse(load())).toBe('2.0.0');
    expect(versionInUse(load({ errors: [new Error('503')] }))).toBe('1.0.0');
    expect(versionInUse(load({ errors: [new Error('503'), new Error('503')] }))).toBeUndefined();
  });
});
