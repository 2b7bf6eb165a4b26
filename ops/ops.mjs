/** `npm run ops -- COMMAND`: what an operator runs, and the drills that try it. */
import { REMOTES } from '../tools/setup/product.mjs';
import { build, node, runCommand, script } from './commands.mjs';

/** The lock file rather than what's installed, from which npm wants everything, bundled or not. */
const LOCK_OF_PARTS = [
  '--package-lock-only',
  ...['api', 'shell', ...REMOTES].flatMap((part) => ['-w', part]),
];

const api = (name, what) => ({ what, run: [script(name, 'api')] });

runCommand('npm run ops --', {
  'A site': {
    migrate: api('migrate', 'bring the database to this release'),
    backup: api('backup', 'back the site up'),
    restore: api('restore', 'put a backup back, or check one with --verify'),
    'rotate-key': api('rotate-key', 're-encrypt everything with a new DATA_KEY'),
    'unlock-site-password': api(
      'unlock:site-password',
      'unlock the shared password of the site administration',
    ),
    'check-mail': api('check:mail', 'whether the site’s mail arrives: DNS records and mail server'),
    recount: api('recount', 'recount stored sums'),
  },
  Data: {
    'import-clubs': api('import:clubs', 'clubs from a file'),
    'export-clubs': api('export:clubs', 'clubs to a file'),
    'import-grounds': api('import:grounds', 'the grounds of Active Places'),
    'import-postcodes': api('import:postcodes', 'a directory of postcodes'),
    'sample-data': api('sample-data', 'fill an empty database with sample data, or --remove it'),
  },
  Documents: {
    duties: api('duties', 'drafts of the assessments and records that the law asks an operator for'),
    sbom: {
      what: 'a bill of materials of what runs, in CycloneDX',
      run: [['npm', 'sbom', '--sbom-format=cyclonedx', '--sbom-type=application', ...LOCK_OF_PARTS]],
    },
    'settings-docs': {
      what: 'docs/settings.md and .env.example, from the table of settings',
      run: [build('releases'), node('tools/docs/settings.mjs', '--write')],
    },
  },
  'Drills and measurements': {
    'test-guide': {
      what: 'docs/run-your-own-site.md without Docker, from nothing to the first review',
      run: [build(), node('ops/guide/run.mjs')],
    },
    'test-upgrade': {
      what: 'the previous release on this one’s tables',
      run: [build('api'), node('ops/test-upgrade.mjs')],
    },
    'test-faults': {
      what: 'full disks, killed servers, wrong clocks and the like',
      run: [build(), node('ops/faults/run.mjs')],
    },
    'test-cluster': {
      what: 'a database of three servers, of which one dies',
      run: [build('api'), node('ops/faults/run.mjs', 'kill-cluster-node')],
    },
    'test-mysql': { what: 'the api’s tests on MySQL', run: [build('api'), node('ops/test-mysql.mjs')] },
    'test-docker': {
      what: 'the same with Docker Compose, and every image',
      run: [node('--test-reporter=spec', 'ops/docker/test/run.mjs')],
    },
    'test-browsers': {
      what: 'journeys in Firefox and WebKit',
      run: [build(), script('test:browsers', 'e2e')],
    },
    'test-dev': { what: 'npm run dev, in a copy of the repository', run: [script('test:dev', 'e2e')] },
    'injected-faults': {
      what: 'whether the tests find twenty mistakes',
      run: [node('tools/injected-faults/run.mjs')],
    },
    fuzz: { what: 'malformed requests', run: [node('tools/fuzz.mjs')] },
    soak: { what: 'half an hour of mixed load', run: [node('ops/soak/run.mjs')] },
    screens: { what: 'contact sheets of every screen', run: [build(), script('screens', 'e2e')] },
    'measure-signals': api('measure:signals', 'what the detection of fake reviews finds and misses'),
  },
});
