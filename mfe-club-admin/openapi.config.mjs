/** The calls that the representatives' screens make; the rest of the contract stays out of this remote's code. */
const CLUB_CALLS = [
  'loginClubAdmin',
  'loginClubAdminWithCode',
  'setClubAdminPassword',
  'forgotClubAdminPassword',
  'changeClubAdminPassword',
  'getClubAdminSession',
  'logoutClubAdmin',
  'listClubAdminSessions',
  'endClubAdminSession',
  'endOtherClubAdminSessions',
  'getClubDashboard',
  'listOwnReviews',
  'getClubInsights',
  'getClubFigures',
  'updateOwnClub',
  'listOwnPhotos',
  'addOwnPhoto',
  'changeOwnPhoto',
  'deleteOwnPhoto',
  'respondToReview',
  'listReplyTemplates',
  'saveReplyTemplates',
  'listClubReports',
  'reportOwnReview',
  'listClubEnquiries',
  'countWaitingEnquiries',
  'answerEnquiry',
  'closeEnquiry',
  'reportEnquiry',
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
  filterEndpoints: CLUB_CALLS,
  tag: false,
  hooks: true,
};
