/** Where the review dialog comes from: a piece that the public remote exposes beside its routes. */
export const REVIEW_DIALOG = { remote: 'mfe_public', key: './review-dialog' } as const;
