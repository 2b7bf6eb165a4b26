import { isPlaced, openStreetMapAddress } from './places';

describe('club locations', () => {
  it('are known if both coordinates are, even on the meridian', () => {
    expect(isPlaced({ latitude: 51.48, longitude: 0 })).toBe(true);
    expect(isPlaced({ latitude: 51.48, longitude: null })).toBe(false);
    expect(isPlaced({ latitude: null, longitude: null })).toBe(false);
  });

  it('are shown with a marker on OpenStreetMap', () =>
    expect(openStreetMapAddress({ latitude: 53.8, longitude: -1.5 })).toBe(
      'https://www.openstreetmap.org/?mlat=53.8&mlon=-1.5#map=16/53.8/-1.5',
    ));
});
