import { withNamedClub } from './review-club';

const LIONS = { clubName: 'Leeds Lions', clubSlug: 'leeds-lions' };
const UNKNOWN = { clubName: 'Unknown Club', clubSlug: 'unknown-club' };

describe('withNamedClub', () => {
  it.each([
    [LIONS, LIONS],
    [{}, UNKNOWN],
    [{ clubName: null, clubSlug: null }, UNKNOWN],
    [{ clubName: '', clubSlug: '' }, UNKNOWN],
    [{ clubSlug: 'leeds-lions' }, { clubName: 'Unknown Club', clubSlug: 'leeds-lions' }],
  ])('for %j names %j', (club, named) => {
    expect(withNamedClub(club)).toEqual(named);
  });
});
