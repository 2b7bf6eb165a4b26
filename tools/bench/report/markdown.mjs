import { format, resolveConfig } from 'prettier';
import { growthTable, sizeTable, toMarkdown } from './tables.mjs';

const INTRODUCTION = `# Benchmarks

What the read calls cost on MariaDB, beside a bare \`node:http\` server that answers the same rows through the same
tables and indexes with nothing around them (\`tools/bench/bare-server.mjs\`). Written by \`npm run bench -- --write\`;
every figure below is measured.`;

const METHOD = `## How it is measured

- Every address of every call is first asked of both servers, and the run ends with an error when the answers differ.
- Each call goes through up to 200 different addresses, so that nothing measures one cached row.
- Product and bare server, small and large database take turns within each round; medians count.
- CPU is what the operating system booked for the server's process and for the database's, divided by the requests.
- The api runs as in production and logs every request into a file; only its rate limits are off. Nobody asks for
  compressed answers.
- The load comes from \`wrk\` where it is installed: on two cores a load program in JavaScript would take as much of the
  machine as the faster server does, and so flatter the slower one.

To repeat it: \`npm run bench\` (the first run loads the databases, which takes some minutes; \`-- --help\` lists the
options).`;

const GOALS_TEXT = `The goals: at least half of the bare server's requests per second, and at most 1.5 times the cost on the large database,
judged by the CPU of server and database together and by the middle answering time (p50). In every cell with two
figures the product comes first. "Entries" is how many clubs or reviews a mean answer holds. The same question has more
answers on the large database: a radius that held one club holds hundreds, and a page that was not full is. What such a
call costs more is set by what it has to answer, so the bare server's growth stands beside the product's.`;

/**
 * The report as a Markdown document, formatted as the repository's other files.
 * @param {{conditions: [string, string][], outcomes: import('./tables.mjs').Outcome[], sizes: string[], file: string}} report
 */
export async function writeMarkdown({ conditions, outcomes, sizes, file }) {
  const titles = { small: 'Small database', large: 'Large database' };
  const parts = [
    INTRODUCTION,
    conditions.map(([name, text]) => `- ${name}: ${text}`).join('\n'),
    GOALS_TEXT,
    ...sizes.flatMap((size) => [`## ${titles[size]}`, toMarkdown(sizeTable(outcomes, size))]),
    ...(sizes.length > 1
      ? ['## From the small database to the large one', toMarkdown(growthTable(outcomes))]
      : []),
    METHOD,
  ];
  return format(parts.join('\n\n'), { ...(await resolveConfig(file)), parser: 'markdown' });
}
