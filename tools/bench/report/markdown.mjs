import { format, resolveConfig } from 'prettier';
import { bareTable, callTable, growthTable, toMarkdown } from './tables.mjs';

const INTRODUCTION = `# Benchmarks

What the api's read calls cost on MariaDB. \`npm run bench -- api --write\` writes this page; every figure is measured.`;

const GOALS_TEXT = `We have two goals. For ten representative calls, at least half the requests per second of a bare \`node:http\` server that
returns the same bytes (\`tools/bench/bare\`). For every call, at most 1.5 times the cost on the larger database, by CPU time
(server and database together) and by median response time (p50). "Entries" is the number of clubs or reviews in an average
response. Many queries return more on the larger database: a radius that had one club has hundreds, and a page that was half
empty is full. Those calls cost more because they return more.`;

const METHOD = `## Method

- Every address is requested once before anything is measured. The run stops if the api fails, or if it and the bare
  server return different responses.
- Each call uses up to 200 different addresses, so that no result depends on a single cached row.
- Within a round, the servers and the databases take turns. The tables show medians.
- CPU time is what the operating system charged to the server and to the database, divided by the number of requests.
- The api runs as it does in production and logs every request to a file, but without rate limits. Responses aren't
  compressed.
- The load comes from \`wrk\` if it's installed. A JavaScript load generator would use as much of a two-core machine as the
  faster server does, which would favour the slower one.
- The baseline (\`tools/bench/baseline.json\`) is an earlier run, and ratios to it only mean something on the same kind of
  machine. To compare two versions properly, measure them in one run: \`npm run bench -- api --against DIR\`.

The first run loads the databases, which takes some minutes. \`npm run bench -- api --help\` lists the options.`;

/**
 * The report as a Markdown document, formatted like the repository's other files.
 * @param {{conditions: Record<string, string>, outcomes: import('./tables.mjs').Outcome[], sizes: string[],
 *   baseline?: object, file: string}} report
 */
export async function writeMarkdown({ conditions, outcomes, sizes, baseline, file }) {
  const titleOf = (size) => `${size[0].toUpperCase()}${size.slice(1)} database`;
  const lines = Object.entries(conditions).map(([name, text]) => `- ${name}: ${text}`);
  const compared = baseline
    ? [
        `- Baseline: ${baseline.conditions.Date}, ${baseline.conditions.Machine}, ${baseline.conditions.Versions}`,
      ]
    : [];
  const parts = [
    INTRODUCTION,
    [...lines, ...compared].join('\n'),
    GOALS_TEXT,
    '## Compared with a bare server\n\nIn each pair the api comes first.',
    ...sizes.flatMap((size) => [`### ${titleOf(size)}`, toMarkdown(bareTable(outcomes, size))]),
    '## Every call',
    ...sizes.flatMap((size) => [`### ${titleOf(size)}`, toMarkdown(callTable(outcomes, size, baseline))]),
    ...(sizes.length > 1
      ? [
          `## From the ${sizes[0]} database to the ${sizes.at(-1)} one`,
          toMarkdown(growthTable(outcomes, [sizes[0], sizes.at(-1)])),
        ]
      : []),
    METHOD,
  ];
  return format(parts.join('\n\n'), { ...(await resolveConfig(file)), parser: 'markdown' });
}
