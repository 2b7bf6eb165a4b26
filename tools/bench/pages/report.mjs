import { join } from 'node:path';
import { ROOT } from '../../setup/npm.mjs';
import { toMarkdown } from '../report/tables.mjs';

/** The report that the page benchmarks write, each its own part. */
export const PAGES_REPORT = join(ROOT, 'docs/benchmarks-pages.md');

const GOAL_CPU_MS = 1;
const GOAL_THROUGHPUT = 0.3;
const GOAL_CHANGED = 0.5;

const whole = (value) => value.toFixed(0);
const tenths = (value) => value.toFixed(1);
const hundredths = (value) => value.toFixed(2);
const thousandths = (value) => value.toFixed(3);
const verdict = (holds) => (holds ? 'yes' : 'NO');

const INTRODUCTION = `# Page benchmarks

What the public site's pages cost. \`npm run bench -- pages --write\` and \`npm run bench -- page-memory --write\` write this
page; every figure is measured.`;

const METHOD = `## Method

- Unchanged: the same page repeatedly. Changing: the club changes once a second meanwhile, which changes all four pages.
  Rendered: a shell without a page cache (\`PAGE_CACHE_MB=0\`), so each request is rendered as if after a change.
- Bare: a \`node:http\` server that returns the same headers and the same compressed bytes from memory.
- Calls: only the page's api calls, made directly to the api and uncompressed; figures are for all of one page's calls.
- CPU time is what the operating system charged to the shell and the api, compression and SQLite included, divided by the number of
  requests. The load generator isn't counted, but shares the machine.
- Before: another checkout's product (\`--against DIR\`) in the same run.
- Lighthouse: mobile, simulated network and CPU, each run in a separate browser on a cached page.`;

/**
 * @typedef {object} PageCost
 * @property {string} name
 * @property {string} encoding
 * @property {number} bytes of the compressed page
 * @property {import('./measure-page.mjs').PageFigures} unchanged
 * @property {import('./measure-page.mjs').PageFigures} changing
 * @property {import('./measure-page.mjs').PageFigures} rendered
 * @property {import('./measure-page.mjs').PageFigures} bare
 * @property {{calls: number, perSecond: number, cpuMs: number}} [calls] missing for pages without any
 * @property {import('./measure-page.mjs').PageFigures} [earlier] on the other checkout
 */

/** @param {PageCost[]} costs @returns {string[]} tables in Markdown */
export function costTables(costs) {
  const kept = [
    [
      'page',
      'kB',
      'pages/s',
      'bare/s',
      'share',
      `≥ ${GOAL_THROUGHPUT}`,
      'CPU ms',
      `≤ ${GOAL_CPU_MS}`,
      'p99 ms',
    ],
    ...costs.map(({ name, encoding, bytes, unchanged, bare }) => {
      const share = unchanged.perSecond / bare.perSecond;
      return [
        `${name}, ${encoding}`,
        tenths(bytes / 1000),
        whole(unchanged.perSecond),
        whole(bare.perSecond),
        hundredths(share),
        verdict(share >= GOAL_THROUGHPUT),
        thousandths(unchanged.cpuMs),
        verdict(unchanged.cpuMs <= GOAL_CPU_MS),
        tenths(unchanged.p99),
      ];
    }),
  ];
  const changed = [
    [
      'page',
      'changing: pages/s',
      'CPU ms',
      'p99 ms',
      'rendered: pages/s',
      'CPU ms',
      'p99 ms',
      'calls',
      'CPU ms',
    ],
    ...costs.map(({ name, encoding, changing, rendered, calls }) => [
      `${name}, ${encoding}`,
      ...[changing, rendered].flatMap(({ perSecond, cpuMs, p99 }) => [
        whole(perSecond),
        hundredths(cpuMs),
        tenths(p99),
      ]),
      String(calls?.calls ?? 0),
      calls === undefined ? '–' : hundredths(calls.cpuMs),
    ]),
  ];
  if (costs.every(({ earlier }) => earlier === undefined)) return [toMarkdown(kept), toMarkdown(changed)];
  const compared = [
    [
      'page',
      'before: pages/s',
      'CPU ms',
      'p99 ms',
      'rendered now: CPU ms',
      'share',
      `≤ ${GOAL_CHANGED}`,
      'cached: CPU ms',
    ],
    ...costs.map(({ name, encoding, earlier, rendered, unchanged }) => [
      `${name}, ${encoding}`,
      whole(earlier.perSecond),
      hundredths(earlier.cpuMs),
      tenths(earlier.p99),
      hundredths(rendered.cpuMs),
      hundredths(rendered.cpuMs / earlier.cpuMs),
      verdict(rendered.cpuMs / earlier.cpuMs <= GOAL_CHANGED),
      thousandths(unchanged.cpuMs),
    ]),
  ];
  return [toMarkdown(kept), toMarkdown(changed), toMarkdown(compared)];
}

/** Lighthouse's medians as a table in Markdown. */
export function lighthouseTable(results) {
  return toMarkdown([
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'search engines',
      'first paint s',
      'largest s',
      'blocking ms',
      'shift',
      'kB',
    ],
    ...results.map((result) => [
      result.name,
      ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) => whole(result[name])),
      hundredths(result.firstPaint / 1000),
      hundredths(result.largestPaint / 1000),
      whole(result.blocking),
      thousandths(result.shift),
      whole(result.bytes / 1000),
    ]),
  ]);
}

/**
 * The report's section on what pages cost, as Markdown.
 * @param {{conditions: Record<string, string>, costs: PageCost[], lighthouse: object[]}} report
 */
export function pagesReport({ conditions, costs, lighthouse }) {
  const [kept, changed, compared] = costTables(costs);
  return [
    INTRODUCTION,
    Object.entries(conditions)
      .map(([name, text]) => `- ${name}: ${text}`)
      .join('\n'),
    `## Unchanged pages\n\n${kept}`,
    `## Changing pages\n\n${changed}`,
    ...(compared === undefined ? [] : [`## Before and after\n\n${compared}`]),
    ...(lighthouse.length === 0 ? [] : [`## Lighthouse\n\n${lighthouseTable(lighthouse)}`]),
    METHOD,
  ].join('\n\n');
}
