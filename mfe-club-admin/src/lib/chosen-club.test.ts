import { readChosenClub, withChosenClub } from './chosen-club';

describe('the chosen club', () => {
  it.each(['', '?tab=profile', '?age=U12s&rating=2'])(
    'comes back from the address that begins as %j',
    (query) => {
      const search = withChosenClub(query, 7);
      expect(readChosenClub(search)).toBe(7);
      expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject(
        Object.fromEntries(new URLSearchParams(query)),
      );
      expect(withChosenClub(query, null)).toBe(query);
    },
  );

  it.each(['', '?club=', '?club=0', '?club=x', '?club=7.5', '?club=-1', '?club=99999999999'])(
    'is the first one at %j',
    (search) => expect(readChosenClub(search)).toBeNull(),
  );
});
