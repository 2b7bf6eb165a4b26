/** What a claimant reads once the claim has been received. */
export const CLAIM_DONE = {
  title: 'Claim Submitted Successfully!',
  description: "We'll review your submission and contact you within 2-3 business days.",
};
