/** Calls of the moderator's screens; everything else in the contract stays out of this remote's code. */
const MODERATOR_CALLS = [
  'loginSiteAdmin',
  'getSiteAdminSession',
  'getAdminStats',
  'listAdminReviews',
  'approveReview',
  'approveReviewEdit',
  'dropReviewEdit',
  'deleteReview',
  'listReviewCluster',
  'decideReviewCluster',
  'removeReply',
  'listRemovedReviews',
  'restoreReview',
  'turnDownAppeal',
  'getReviewHistory',
  'listReportedReviews',
  'decideReportedReview',
  'listAdminNotices',
  'getAdminNotice',
  'decideNotice',
  'listAdminClaims',
  'updateClaim',
  'endClubLogin',
  'eraseClaimContact',
  'listClubsPage',
  'getClub',
];

/**
 * Generates `src/api/generated.ts` from the api's contract (`npm run codegen`). The generator reads no TypeScript
 * configuration without a further package, hence the ending.
 * @type {import('@rtk-query/codegen-openapi').ConfigFile}
 */
export default {
  schemaFile: '../api/openapi.json',
  apiFile: './src/api/empty-api.ts',
  apiImport: 'emptyApi',
  outputFile: './src/api/generated.ts',
  exportName: 'generatedApi',
  filterEndpoints: MODERATOR_CALLS,
  tag: false,
};
