/**
 * Generates `src/api/generated.ts` from the api's contract (`npm run codegen`). It needs an extra package to read a
 * TypeScript configuration, hence the `.mjs`.
 * @type {import('@rtk-query/codegen-openapi').ConfigFile}
 */
export default {
  schemaFile: '../api/openapi.json',
  apiFile: './src/api/empty-api.ts',
  apiImport: 'emptyApi',
  outputFile: './src/api/generated.ts',
  exportName: 'generatedApi',
  // The calls of the club area; the rest of the contract stays out of this remote's code.
  filterEndpoints: (_name, { path }) => path.startsWith('/club-admin/'),
  tag: false,
  hooks: true,
  useUnknown: true,
};
