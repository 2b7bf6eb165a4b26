import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const RUN_TIME_LIBRARIES = ['react-router', 'react-router-dom', '@reduxjs/toolkit', 'react-redux'];

/** Bans imports by package or path, each with the reason a developer needs to read. */
function ban(...rules) {
  return { 'no-restricted-imports': ['error', { patterns: rules }] };
}

const FACADE_ONLY = {
  group: [...RUN_TIME_LIBRARIES, '@reduxjs/toolkit/*', '!@club-reviews/shared-ui/platform'],
  message: 'Import it from @club-reviews/shared-ui/platform: shared directly, the library ships unshaken.',
};
const NO_SHELL = { group: ['@club-reviews/shell', '**/shell/**'], message: 'Nothing imports the shell.' };
const NO_REMOTE = {
  group: ['@club-reviews/mfe-*', '**/mfe-*/**'],
  message: 'Remotes meet through URLs and shared-ui alone.',
};
const NO_SERVER_CODE = {
  group: [
    '@club-reviews/releases',
    '@club-reviews/releases/*',
    '@club-reviews/observability',
    '@club-reviews/observability/*',
  ],
  message: 'Releases, logs and metrics are looked after on the server.',
};
const NO_CATALOGUE = {
  group: ['**/*.stories', '**/catalogue/**'],
  message: 'The catalogue shows components; no product has a part of it.',
};
const NO_API = {
  group: ['@club-reviews/api', '**/api/dist/**', '**/api/src/**'],
  message: 'Front ends know the api by its OpenAPI contract only.',
};

/** Names as CONTRIBUTING's house style wants them. */
const NAMES = [
  {
    selector:
      ':matches(FunctionDeclaration[id.name=/[a-z](?<!one)Of$/], VariableDeclarator[id.name=/[a-z](?<!one)Of$/][init.type="ArrowFunctionExpression"], MethodDefinition[key.name=/[a-z](?<!one)Of$/])',
    message: 'Name a function for what it returns: getX, or toX if it converts.',
  },
  {
    selector:
      ':matches(ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration)[id.name=/Answers?$/]',
    message: 'What a call returns is a response: …Response.',
  },
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/.data/**', '**/.dev/**', '**/.nx/**', '**/generated*.ts', '**/coverage/**'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  prettier,
  {
    languageOptions: { globals: { ...globals.node } },
    plugins: { 'check-file': checkFile },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...NAMES],
    },
  },
  {
    files: ['{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx}', 'shared-ui/catalogue/!(tests)/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser } },
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  // They hold functions that run in a page.
  {
    files: ['releases/cli/gate/browser/*.mjs'],
    languageOptions: { globals: { ...globals.browser } },
  },
  // Nest reads constructor parameter types at run time, so its imports must stay values.
  {
    files: ['api/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      ...ban(NO_SHELL, NO_REMOTE, {
        group: [
          '@club-reviews/*',
          '!@club-reviews/domain',
          '!@club-reviews/releases',
          '!@club-reviews/observability',
        ],
        message: 'The api depends on no front end.',
      }),
    },
  },
  // TypeORM orders migrations by the number in front.
  {
    files: ['api/src/platform/database/migrations/*.ts'],
    rules: { 'check-file/filename-naming-convention': 'off' },
  },
  {
    files: ['shared-ui/src/**/*.{ts,tsx}'],
    rules: ban(NO_SHELL, NO_REMOTE, NO_API, NO_SERVER_CODE, NO_CATALOGUE),
  },
  {
    files: ['shared-ui/src/!(platform)/**/*.{ts,tsx}'],
    rules: ban(NO_SHELL, NO_REMOTE, NO_API, NO_SERVER_CODE, NO_CATALOGUE, FACADE_ONLY),
  },
  // Code for the catalogue; its stories are next to the components.
  {
    files: ['shared-ui/catalogue/**/*.{ts,tsx}'],
    rules: ban(NO_SHELL, NO_REMOTE, NO_API, NO_SERVER_CODE),
  },
  {
    files: ['shared-ui/src/**/*.stories.tsx'],
    rules: ban(NO_SHELL, NO_REMOTE, NO_API, NO_SERVER_CODE, FACADE_ONLY),
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    rules: ban(NO_SHELL, NO_REMOTE, NO_API, NO_SERVER_CODE, NO_CATALOGUE, FACADE_ONLY),
  },
  {
    files: ['shell/{src,worker}/**/*.{ts,tsx}'],
    rules: ban(NO_REMOTE, NO_API, NO_SERVER_CODE, NO_CATALOGUE, FACADE_ONLY),
  },
  // The render bundle never reaches a browser, so it may use whole libraries.
  { files: ['shell/src/server-render/**/*.{ts,tsx}'], rules: ban(NO_REMOTE, NO_API) },
);
