// As the api runs: React’s development build spends its time on stacks for mails that no test looks at.
process.env.NODE_ENV = 'production';

/** Shared by all projects: TypeScript through SWC, as ES modules, with the decorators Nest and TypeORM read. */
const base = {
  testEnvironment: 'node',
  // Files of a shard share what they spy on.
  restoreMocks: true,
  // The sources of the domain, so that no build has to come first.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            react: { runtime: 'automatic' },
            useDefineForClassFields: false,
          },
          target: 'es2022',
        },
        module: { type: 'es6' },
      },
    ],
  },
};
/** With a database: run on each engine (SQLite, or the server that TEST_DATABASE_URL names). */
const withDatabase = {
  ...base,
  globalSetup: '<rootDir>/test/support/schema-template.mjs',
  globalTeardown: '<rootDir>/test/support/remove-schema-template.mjs',
};

export default {
  // Not in the system's temporary folder, which for tests may be in memory.
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
  // Generous: machines that run everything at once are slow at times.
  testTimeout: 300_000,
  // A shard for each worker, and more than continuous integration has cores: tests wait for mails and for what's due in a
  // moment almost half of the time.
  maxWorkers: 5,
  projects: [
    // One file at a time, to work on: npx jest --selectProjects=unit src/clubs
    { ...base, displayName: 'unit', testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'] },
    { ...withDatabase, displayName: 'http', testMatch: ['<rootDir>/{src,test}/**/*.{db,e2e,alone}-spec.ts'] },
    // What takes as long as it's told to: npm run ops -- fuzz
    { ...withDatabase, displayName: 'fuzz', testMatch: ['<rootDir>/test/fuzz/*.fuzz-spec.ts'] },
    // The same files, several in one (see test/shards/load-files.mjs).
    { ...base, displayName: 'unit-shards', testMatch: ['<rootDir>/test/shards/unit.*.mjs'] },
    // And those that change what modules hold.
    {
      ...withDatabase,
      displayName: 'http-shards',
      testMatch: ['<rootDir>/test/shards/http.*.mjs', '<rootDir>/src/**/*.alone-spec.ts'],
    },
  ],
};
