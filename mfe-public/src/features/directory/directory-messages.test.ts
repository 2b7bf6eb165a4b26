import { aClub, aClubsPage } from '../../testing/factories';
import { directoryMessage, emptyDirectoryHint } from './directory-messages';

describe('directory messages', () => {
  it('say where the visitor is among all clubs', () => {
    const answer = aClubsPage([aClub(), aClub({ id: 8 })], { total: 322, totalPages: 17, page: 17 });
    expect(directoryMessage(answer, '')).toBe('Showing 2 of 20 clubs on page 17 of 17 (Total: 322 clubs)');
  });

  it('say how many clubs match a text', () => {
    expect(directoryMessage(aClubsPage([], { total: 12 }), 'leeds')).toBe('Found 12 clubs matching "leeds"');
    expect(directoryMessage(aClubsPage([], { total: 1 }), 'otley')).toBe('Found 1 club matching "otley"');
    expect(directoryMessage(aClubsPage([], { total: 1000, totalIsCapped: true }), 'fc')).toBe(
      'Found over 1,000 clubs matching "fc"',
    );
  });

  it('say why there are none', () => {
    expect(emptyDirectoryHint('xyz')).toBe('No clubs match "xyz"');
    expect(emptyDirectoryHint('')).toBe('No clubs available');
  });
});
