import { readFindParams } from '../../lib/find-params';
import { aFoundClub, foundClubs } from '../../testing/found-clubs';
import { directoryMessage, emptyDirectoryHint, unlistedText } from './directory-messages';

const LS6 = { label: 'LS6', latitude: 53.82, longitude: -1.57, kind: 'postcode' as const };
const of = (search: string) => readFindParams(search);

describe('directory messages', () => {
  it('say where the visitor is among all clubs', () => {
    const answer = foundClubs([aFoundClub(), aFoundClub({ id: 8 })], {
      total: 322,
      totalPages: 17,
      page: 17,
    });
    expect(directoryMessage(answer, of('?page=17'))).toBe(
      'Showing 2 of 20 clubs on page 17 of 17 (Total: 322 clubs)',
    );
  });

  it('say how many clubs were found', () => {
    expect(directoryMessage(foundClubs([], { total: 12 }), of('?q=leeds'))).toBe(
      'Found 12 clubs matching "leeds"',
    );
    expect(directoryMessage(foundClubs([], { total: 1 }), of('?age=U10s'))).toBe('Found 1 club');
    expect(directoryMessage(foundClubs([], { total: 1500 }), of('?q=fc'))).toBe(
      'Found 1,500 clubs matching "fc"',
    );
    expect(directoryMessage(foundClubs([], { total: 3, place: LS6 }), of('?q=ls6&radius=1'))).toBe(
      'Found 3 clubs within 1 mile of LS6',
    );
    const here = { ...LS6, label: 'Your location', kind: 'location' as const };
    expect(directoryMessage(foundClubs([], { total: 3, place: here }), of('?lat=53.8&lng=-1.5'))).toBe(
      'Found 3 clubs within 5 miles of your location',
    );
  });

  it('say where a text was looked for, that names are only similar, and what clubs haven’t told us', () => {
    expect(directoryMessage(foundClubs([], { total: 3, place: LS6 }), of('?q=lions&near=LS6'))).toBe(
      'Found 3 clubs matching "lions" within 5 miles of LS6',
    );
    const similar = foundClubs([aFoundClub()], { similar: true });
    expect(directoryMessage(similar, of('?q=Beckets+Park'))).toBe(
      'No club is called "Beckets Park". Clubs with a similar name:',
    );
    expect(directoryMessage(foundClubs([], { total: 6 }), of('?age=U10s&unlisted=true'))).toBe(
      'Found 6 clubs that haven’t listed teams',
    );
    expect(unlistedText({ unlisted: 1, place: LS6 }, of('?age=U10s'))).toBe(
      '1 nearby club hasn’t listed teams',
    );
    expect(unlistedText({ unlisted: 2, place: null }, of('?cost=20'))).toBe(
      '2 other clubs haven’t listed a fee',
    );
    expect(unlistedText({ unlisted: 2, place: null }, of('?cost=20&team=girls'))).toBe(
      '2 other clubs haven’t listed all of this',
    );
    expect(unlistedText({ unlisted: 2, place: null }, of('?league=garforth-league&reviewed=true'))).toBe(
      '2 other clubs haven’t listed a league',
    );
  });

  it('say why there are none', () => {
    expect(emptyDirectoryHint(foundClubs([]), of('?q=xyz'))).toBe('No clubs match "xyz"');
    expect(emptyDirectoryHint(foundClubs([]), of('?q=xyz&team=girls'))).toBe(
      'No clubs match "xyz" with these filters',
    );
    expect(emptyDirectoryHint(foundClubs([]), of(''))).toBe('No clubs available');
    expect(emptyDirectoryHint(foundClubs([]), of('?places=true'))).toBe('No clubs match these filters');
    expect(emptyDirectoryHint(foundClubs([], { place: LS6 }), of('?q=LS6'))).toBe(
      'There aren’t any clubs within 5 miles of LS6.',
    );
    expect(emptyDirectoryHint(foundClubs([], { placeNotFound: true }), of('?q=ZZ99'))).toMatch(
      /^We don’t recognise the postcode "ZZ99"/,
    );
    expect(emptyDirectoryHint(foundClubs([], { placeNotFound: true }), of('?near=Narnia'))).toMatch(
      /^We don’t recognise the town or postcode "Narnia"/,
    );
  });
});
