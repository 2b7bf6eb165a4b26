/** The moderators' calls elsewhere in the contract. */
const OTHER_CALLS = [
  ...['approveReview', 'approveReviewEdit', 'dropReviewEdit', 'deleteReview'],
  ...['listClubsPage', 'getClub'],
];

/** Calls of earlier releases, and downloads, which are made without RTK Query. */
const LEFT_OUT = [
  ...['listUnseenClubChanges', 'markClubChangeSeen', 'getAdminEnquiry'],
  ...['exportClubImportRows', 'exportQueueEntries', 'exportReviews'],
];

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
  // The rest of the contract stays out of this remote's code.
  filterEndpoints: (name, { path }) =>
    OTHER_CALLS.includes(name) || (path.startsWith('/admin/') && !LEFT_OUT.includes(name)),
  tag: false,
  hooks: true,
  useUnknown: true,
};
