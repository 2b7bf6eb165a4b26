/** The calls that the visitors' screens make; the rest of the contract stays out of this remote's code. */
const VISITOR_CALLS = [
  'listClubsPage',
  'findClubs',
  'suggestClubs',
  'getClub',
  'listClubReviews',
  'listReviews',
  'listRecentReviews',
  'listReviewsByCategory',
  'listReviewsByAgeGroup',
  'getStats',
  'getAgeGroupStats',
  'getReviewsByMonth',
  'getModerationByMonth',
  'getGround',
  'getOpenData',
  'getReviewHandling',
  'getClubReviewHandling',
  'getReview',
  'getWritingRules',
  'countOpening',
];

/** The calls of pages for one visitor, such as an author or a reporter: kept out of the code that every page loads. */
const PERSONAL_CALLS = [
  'getWelfareContact',
  'listFactSources',
  'submitReview',
  'resendLink',
  'correctAddress',
  'previewReview',
  'verifyReview',
  'rejectReview',
  'resendVerification',
  'getMyReview',
  'editMyReview',
  'withdrawMyReview',
  'restoreMyReview',
  'appealMyRemoval',
  'exportMyData',
  'eraseMyData',
  'sendMyLinks',
  'submitClaim',
  'submitNotice',
  'getMyNotice',
  'sendMyNotice',
  'getNoticeForAuthor',
  'answerNotice',
  'submitReport',
  'getMyReport',
  'confirmReport',
  'submitSuggestion',
  'submitEnquiry',
  'getMyEnquiry',
  'confirmEnquiry',
  'saveSearch',
  'getMySavedSearch',
  'confirmSavedSearch',
  'endSavedSearch',
  'checkInvitation',
  'refuseInvitations',
];

/**
 * Generates `src/api/generated.ts` and `src/api/generated-personal.ts` from the api's contract (`npm run codegen`). It
 * needs an extra package to read a TypeScript configuration, hence the `.mjs`.
 * @type {import('@rtk-query/codegen-openapi').ConfigFile}
 */
export default {
  schemaFile: '../api/openapi.json',
  apiFile: './src/api/empty-api.ts',
  apiImport: 'emptyApi',
  outputFiles: {
    './src/api/generated.ts': {
      apiFile: './src/api/collector.ts',
      apiImport: 'collector',
      exportName: 'generatedEndpoints',
      filterEndpoints: VISITOR_CALLS,
      encodePathParams: true,
    },
    './src/api/generated-personal.ts': {
      exportName: 'generatedPersonalApi',
      filterEndpoints: PERSONAL_CALLS,
    },
  },
  // They only read; they're POSTs because their token must not be part of an address.
  endpointOverrides: [
    {
      pattern: [
        'previewReview',
        'getMyReview',
        'getMyNotice',
        'getNoticeForAuthor',
        'getMyReport',
        'getMyEnquiry',
        'getMySavedSearch',
        'checkInvitation',
      ],
      type: 'query',
    },
  ],
  tag: false,
};
