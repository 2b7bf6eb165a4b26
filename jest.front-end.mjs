import { fileURLToPath } from 'node:url';

/** Jest settings shared by the shell, the remotes and shared-ui: jsdom, TypeScript and JSX through SWC. */
export default {
  maxWorkers: 2,
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
  testEnvironment: fileURLToPath(new URL('./tools/jest/dom-with-fetch.mjs', import.meta.url)),
  // The domain's sources, as the builds use them.
  testEnvironmentOptions: { customExportConditions: ['source', 'browser', 'require', 'default'] },
  setupFilesAfterEnv: [fileURLToPath(new URL('./tools/jest/setup-dom.mjs', import.meta.url))],
  // Axe and typing key by key take seconds on a busy machine.
  testTimeout: 30_000,
  testMatch: ['**/*.test.{ts,tsx}'],
  globals: { __RELEASE_VERSION__: '0.0.0-test', __FOR_BROWSER__: false },
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '^chart\\.js$': fileURLToPath(new URL('./tools/jest/chart-stub.mjs', import.meta.url)),
    '\\.(woff2|css)(\\?.*)?$': fileURLToPath(new URL('./tools/jest/file-stub.mjs', import.meta.url)),
  },
};
