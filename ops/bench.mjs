/** `npm run bench -- WHAT`: measurements that can be repeated. */
import { node, runCommand } from './commands.mjs';

runCommand('npm run bench --', {
  Measurements: {
    api: {
      what: 'every read call beside its bare statements, on a small and a large MariaDB database',
      run: [node('ops/bench/api.mjs')],
    },
    pages: {
      what: 'pages beside a bare server and beside their api calls',
      run: [node('ops/bench/pages.mjs')],
    },
    lighthouse: {
      what: 'Lighthouse on every public page and both logins',
      run: [node('ops/bench/lighthouse.mjs')],
    },
    sizes: {
      what: 'what sites of 300, 5,000 and 50,000 clubs need: memory, processor, disk',
      run: [node('ops/bench/sizes.mjs')],
    },
    pauses: {
      what: 'how long readers wait during each job and bulk write',
      run: [node('ops/bench/pauses.mjs')],
    },
  },
  Check: {
    smoke: {
      what: 'that all of these still run and get right answers, with little data, in minutes',
      run: [
        node('ops/bench/api.mjs', '--smoke'),
        node('ops/bench/pages.mjs', '--smoke'),
        node('ops/bench/pauses.mjs', '--clubs', '100', '--reviews', '1000', '--longest', '1'),
      ],
    },
  },
});
