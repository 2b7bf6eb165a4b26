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

/** Fills the browser's timeline; jsdom has none. */
function withTimeline(entries: Record<string, object[]>) {
  Object.assign(performance, { getEntriesByName: (name: string) => entries[name] ?? [] });
}

const ENTRY = 'http://localhost/mfe/2.0.0.js';

describe('reports of loads', () => {
  beforeEach(() => withTimeline({}));

  it('contain the intended version, and how it ended', () => {
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

  it('count a release once if it was loaded and crashed', () => {
    const crash = load({ errors: [new TypeError('x is undefined')], isCrash: true });
    expect(describeLoads([load(), crash])).toEqual([
      { remote: 'mfe_public', version: '2.0.0', outcome: 'failed', errorClass: 'render' },
    ]);
    expect(describeLoads([crash])).toHaveLength(1);
  });

  it('tell a page whose code didn’t arrive from one that threw', () => {
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
  ])('classify "%s" as %s', (message, errorClass) => {
    expect(describeLoads([load({ errors: [failing(message)] })])).toEqual([
      expect.objectContaining({ errorClass }),
    ]);
  });

  it('treat a script that arrived and was refused as altered', () => {
    withTimeline({ [ENTRY]: [{ responseStatus: 200 }] });
    const errors = [failing('ScriptNetworkError: Failed to load script "/mfe/2.0.0.js"')];
    expect(describeLoads([load({ errors })])).toEqual([expect.objectContaining({ errorClass: 'integrity' })]);
  });
});

describe('timings of a load', () => {
  it('contain each step that the browser knows', () => {
    withTimeline({ [ENTRY]: [{ duration: 80 }], 'mfe_public shown': [{ startTime: 400 }] });
    expect(describePhases(load()).map(({ timing, value }) => [timing, value])).toEqual([
      ['entry', 80],
      ['module', 250],
      ['shown', 50],
    ]);
  });

  it('leave out the mark of an earlier load, and failed loads', () => {
    withTimeline({ 'mfe_public shown': [{ startTime: 40 }] });
    expect(describePhases(load()).map(({ timing }) => timing)).toEqual(['module']);
    expect(describePhases(load({ errors: [new Error('503')] }))).toEqual([]);
  });

  it('belong to the version in use', () => {
    expect(versionInUse(load())).toBe('2.0.0');
    expect(versionInUse(load({ errors: [new Error('503')] }))).toBe('1.0.0');
    expect(versionInUse(load({ errors: [new Error('503'), new Error('503')] }))).toBeUndefined();
  });
});
