import { parseAttribution } from './attribution';

describe('an attribution', () => {
  it('is split into words and links', () => {
    expect(
      parseAttribution('Tiles © [Makers](https://makers.test/), data [OSM](https://osm.test/c) & others'),
    ).toEqual([
      { text: 'Tiles © ', href: null },
      { text: 'Makers', href: 'https://makers.test/' },
      { text: ', data ', href: null },
      { text: 'OSM', href: 'https://osm.test/c' },
      { text: ' & others', href: null },
    ]);
  });

  it.each(['© Makers', '[x](javascript:alert(1))', '<b>x</b>', '[half](https://makers.test'])(
    'stays %s without a link',
    (text) => expect(parseAttribution(text)).toEqual([{ text, href: null }]),
  );
});
