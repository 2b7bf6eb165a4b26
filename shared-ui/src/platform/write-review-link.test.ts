import { writeReviewSearch } from './write-review-link';

describe('link to the review dialog', () => {
  it('keeps what the address says and names the club', () => {
    expect(writeReviewSearch('?age=U12s', 'leeds-lions')).toBe('?age=U12s&write-review=leeds-lions');
    expect(writeReviewSearch('')).toBe('?write-review=');
  });

  it('does not carry a token from a mail on', () => {
    expect(writeReviewSearch('?token=secret&age=U12s')).toBe('?age=U12s&write-review=');
  });
});
