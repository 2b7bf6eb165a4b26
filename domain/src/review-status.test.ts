import { isPubliclyVisible } from './review-status.ts';

describe('isPubliclyVisible', () => {
  it.each([
    // verified, approved, held, visible with "verified", visible with "approved"
    [false, false, false, false, false],
    [false, true, false, false, false],
    [true, false, false, true, false],
    [true, true, false, true, true],
    [false, false, true, false, false],
    [false, true, true, false, false],
    [true, false, true, false, false],
    [true, true, true, true, true],
  ])('verified %s, approved %s, held %s', (isVerified, isApproved, isHeld, whenVerified, whenApproved) => {
    const review = { isVerified, isApproved, isHeld };
    expect(isPubliclyVisible(review, 'verified')).toBe(whenVerified);
    expect(isPubliclyVisible(review, 'approved')).toBe(whenApproved);
  });
});
