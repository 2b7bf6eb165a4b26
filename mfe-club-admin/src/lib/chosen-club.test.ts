import { readChosenClub, withChosenClub } from './chosen-club';

describe('the chosen club', () => {
  it.each(['', '?tab=profile', '?age=U12s&rating=2'])(
    'is read from the address it was written to, starting with %j',
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
    'is the first one for %j',
    (search) => expect(readChosenClub(search)).toBeNull(),
  );
});
