import { aClubDetail } from '../testing/factories';
import { clubCountClaim, homeClaim } from './club-claim';
import { clubDescription, clubImage } from './club-facts';
import { isInstagramBrowser, isIosSafari } from './visitor-browser';

describe('claimed number of clubs', () => {
  it.each([
    [0, null],
    [49, null],
    [50, 'over 50'],
    [322, 'over 300'],
    [399, 'over 350'],
    [50_000, 'over 50,000'],
  ])('for %d is %s', (totalClubs, claim) => expect(clubCountClaim({ totalClubs })).toBe(claim));

  it('is left out while unknown', () => {
    expect(clubCountClaim(undefined)).toBeNull();
    expect(homeClaim(undefined, 'England')).toMatch(/^Search youth football clubs across England/);
  });
});

describe('a club’s image to share', () => {
  const origin = 'http://site.test';

  it('is its logo, else its image, else one drawn by the api', () => {
    const imageUrl = 'https://img.example.org/team.jpg';
    expect(clubImage(aClubDetail({ clubLogo: '/logos/7.png', imageUrl }), origin)).toBe(
      'http://site.test/logos/7.png',
    );
    expect(clubImage(aClubDetail({ imageUrl }), origin)).toBe(imageUrl);
    expect(clubImage(aClubDetail(), origin)).toBe('http://site.test/api/og-image/club/7');
  });
});

describe('a club’s description', () => {
  it('mentions its rating only if there are reviews', () => {
    expect(clubDescription(aClubDetail())).toMatch(/Rated 4\.3 out of 5 by parents \(3 verified reviews\)\./);
    expect(clubDescription(aClubDetail({ reviewCount: 0, overallRating: 0 }))).toMatch(
      /No parent reviews yet\./,
    );
  });
});

describe('visitor’s browser', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

  it('is only Safari on iOS if no other browser uses its name', () => {
    expect(isIosSafari(`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`)).toBe(true);
    expect(isIosSafari(`${iphone} CriOS/130.0 Mobile/15E148 Safari/604.1`)).toBe(false);
    expect(isIosSafari('Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/18.0 Safari/605.1.15')).toBe(false);
  });

  it('is recognised inside Instagram', () => {
    expect(isInstagramBrowser(`${iphone} Mobile/15E148 Instagram 350.0.0`)).toBe(true);
    expect(isInstagramBrowser(`${iphone} Version/18.0 Safari/604.1`)).toBe(false);
  });
});
