/** Shared by both projects: TypeScript through SWC, as ES modules, with the decorators Nest and TypeORM read. */
const base = {
  testEnvironment: 'node',
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

export default {
  // Generous: machines that run everything at once are slow at times.
  testTimeout: 60_000,
  // Modules that were loaded for a finished file stay in memory, and slow their process down: it is replaced in time.
  maxWorkers: 2,
  workerIdleMemoryLimit: '800MB',
  projects: [
    { ...base, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    // With a database: run on each engine (SQLite, or the server that TEST_DATABASE_URL names).
    {
      ...base,
      displayName: 'http',
      testMatch: ['<rootDir>/src/**/*.{db,e2e}-spec.ts', '<rootDir>/test/**/*.{db,e2e}-spec.ts'],
    },
  ],
};
