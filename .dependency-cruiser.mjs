/**
 * The layers of the api and the areas of its features: imports only go down, and no two folders import each other, not
 * even in a circle. `node tools/structure/check.mjs` checks it.
 */
/** The areas of the api's features, lowest first: each may import those before it. */
const AREAS = [
  'clubs',
  'reviews',
  'accounts',
  'club-area',
  'directory',
  'moderation',
  'alerts',
  'privacy',
  'operations',
];
const BELOW = ['platform', 'model'];
const STOREYS = [
  { name: 'platform', mayImport: ['platform'] },
  { name: 'model', mayImport: BELOW },
  ...AREAS.map((name, index) => ({ name, mayImport: [...BELOW, ...AREAS.slice(0, index + 1)] })),
  { name: 'sample-data', mayImport: [...BELOW, ...AREAS, 'sample-data'] },
];

const SPECS = '\\.(spec|db-spec|e2e-spec|alone-spec)\\.tsx?$';

export default {
  forbidden: [
    ...STOREYS.map(({ name, mayImport }) => ({
      name: `${name}-imports-down-only`,
      comment: `${name} may import ${mayImport.join(', ')} and the domain`,
      severity: 'error',
      from: { path: `^api/src/${name}/`, pathNot: SPECS },
      to: { path: '^api/src/', pathNot: `^api/src/(${mayImport.join('|')})/` },
    })),
    {
      name: 'queue-imports-no-feature',
      comment: 'Features register their kinds of entry; the queue knows none of them',
      severity: 'error',
      from: { path: '^api/src/moderation/queue/', pathNot: SPECS },
      to: { path: '^api/src/', pathNot: '^api/src/(moderation/queue|platform|model)/' },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'The domain knows no framework, no package and no I/O',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^domain/src/' },
    },
    {
      name: 'releases-import-no-other-part',
      comment:
        'Command line, shell and api share the releases; they need nothing of any of them but what an operator may set',
      severity: 'error',
      from: { path: '^releases/src/' },
      to: {
        path: '^(api|domain|shell|shared-ui|mfe-[^/]+|tools)/',
        pathNot: '^domain/src/operator-(settings|defaults)\\.ts$',
      },
    },
    {
      name: 'observability-imports-no-other-part',
      comment: 'Shell and api are watched alike; what watches them knows neither',
      severity: 'error',
      from: { path: '^observability/src/' },
      to: { path: '^(api|domain|releases|shell|shared-ui|mfe-[^/]+|tools)/' },
    },
    {
      name: 'no-circles-of-folders',
      comment: 'Two folders that import each other are one folder, or hold something that belongs below both',
      severity: 'error',
      scope: 'folder',
      from: { path: '^api/src/(platform|model)/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'no-circles-of-files',
      severity: 'error',
      from: { path: '^(api|domain|releases|observability)/src/' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: `${SPECS}|\\.test\\.ts$` },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'default'] },
  },
};
