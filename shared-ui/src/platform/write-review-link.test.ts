import { writeReviewSearch } from './write-review-link';

describe('link to the review dialog', () => {
  it('keeps the address’s parameters and names the club', () => {
    expect(writeReviewSearch('?age=U12s', 'leeds-lions')).toBe('?age=U12s&write-review=leeds-lions');
    expect(writeReviewSearch('')).toBe('?write-review=');
  });

  it('does not pass on a token from an email', () => {
    expect(writeReviewSearch('?token=secret&age=U12s')).toBe('?age=U12s&write-review=');
  });
});
