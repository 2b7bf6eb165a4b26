import { compareInvited, INVITATION_LIMITS, isNoticeable, readAddresses } from './review-invitations.ts';

describe('readAddresses', () => {
  it.each([
    ['jo@club.example', ['jo@club.example']],
    [' jo@club.example,\nsam@club.example; JO@club.example ', ['JO@club.example', 'sam@club.example']],
    ['Jo Hill <jo@club.example>, "Sam" <sam@club.example>', ['jo@club.example', 'sam@club.example']],
    ['jo@club.example sam@bücher.example', ['jo@club.example', 'sam@xn--bcher-kva.example']],
  ])('reads %j', (text, addresses) => {
    expect(readAddresses(text)).toEqual({ addresses });
  });

  it.each([
    ['', 'Please enter at least one email address'],
    [' ,\n; ', 'Please enter at least one email address'],
    ['jo@club.example, sam.example', '“sam.example” isn’t an email address'],
    ['jo@club', '“jo@club” isn’t an email address'],
    [
      Array.from({ length: INVITATION_LIMITS.addresses + 1 }, (_, at) => `p${at}@club.example`).join('\n'),
      'Please send to at most 50 addresses at a time',
    ],
  ])('says what is wrong with %j', (text, problem) => {
    expect(readAddresses(text)).toEqual({ problem });
  });
});

describe('compareInvited', () => {
  const sums = { reviewCount: 33, ratingSum: 12 * 24 + 21 * 19, invitedCount: 12, invitedTotal: 12 * 24 };

  it('compares averages', () => {
    expect(compareInvited(sums)).toEqual({
      invited: { count: 12, rating: 4.8 },
      unprompted: { count: 21, rating: 3.8 },
    });
  });

  it('says nothing while there are fewer than five of either', () => {
    expect(compareInvited({ ...sums, invitedCount: 4 })).toBeNull();
    expect(compareInvited({ ...sums, reviewCount: 16 })).toBeNull();
  });

  it('finds a difference of one star noticeable, if the invited ones are better', () => {
    const compare = (invited: number, unprompted: number) =>
      isNoticeable({
        invited: { count: 9, rating: invited },
        unprompted: { count: 9, rating: unprompted },
      });
    expect([compare(4.8, 3.8), compare(4.8, 3.9), compare(3.8, 4.8)]).toEqual([true, false, false]);
  });
});
