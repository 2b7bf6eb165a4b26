/** `npm run bench -- WHAT`: measurements that can be repeated. */
import { node, runCommand } from './commands.mjs';

runCommand('npm run bench --', {
  Measurements: {
    api: {
      what: 'every read call, on a small and a large MariaDB database',
      run: [node('tools/bench/run.mjs')],
    },
    pages: {
      what: 'pages beside a bare server and beside their api calls, and Lighthouse',
      run: [node('tools/bench/pages.mjs')],
    },
    find: { what: 'club search', run: [node('--expose-gc', 'tools/bench/find.mjs')] },
    pauses: {
      what: 'how long readers wait while the api clears up or changes a large club',
      run: [node('tools/bench/pauses.mjs')],
    },
    'club-import': { what: 'an import of 50,000 clubs', run: [node('tools/bench/club-import.mjs')] },
    'page-memory': {
      what: 'memory while 50,000 clubs’ pages are visited',
      run: [node('tools/bench/page-memory.mjs')],
    },
    'federation-price': {
      what: 'what Module Federation costs the home page',
      run: [node('tools/bench/federation-price.mjs')],
    },
  },
});
