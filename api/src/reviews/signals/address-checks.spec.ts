import { getClubTie, isDisposableAddress, ownDomain } from './address-checks.js';

describe('isDisposableAddress', () => {
  it.each(['a@mailinator.com', 'A@Yopmail.com', 'a@box.mailinator.com'])('recognises %s', (address) => {
    expect(isDisposableAddress(address)).toBe(true);
  });

  it.each([
    'a@gmail.com',
    'a@home.example',
    'a@duck.com',
    'a@privaterelay.appleid.com',
    'mailinator.com@home.example',
    '',
  ])('doesn’t object to %j', (address) => {
    expect(isDisposableAddress(address)).toBe(false);
  });
});

describe('ownDomain', () => {
  it.each([
    ['a@ring.example', 'ring.example'],
    ['A@one.Ring.example', 'ring.example'],
    ['a@one.ring.co.uk', 'ring.co.uk'],
    ['a@ring.uk', 'ring.uk'],
    ['a@gmail.com', null],
    ['a@parent.fastmail.com', null],
    ['a@btinternet.com', null],
    ['a@school.sch.uk', null],
  ])('of %s is %s', (address, domain) => {
    expect(ownDomain(address)).toBe(domain);
  });
});

describe('clubTieOf', () => {
  const club = {
    website: 'https://www.leedslions.example/teams',
    addresses: [
      'Jo.Bell@gmail.com',
      'chair@lions-sponsor.example',
      'coach@surgery.nhs.uk',
      'sam@btinternet.com',
    ],
  };

  it.each(['jobell+review@googlemail.com', 'chair@lions-sponsor.example'])(
    'finds the address %s of one of its managers, however it is written',
    (address) => {
      expect(getClubTie(address, club)).toBe('address');
    },
  );

  it('finds its domain, or a colleague’s', () => {
    expect(getClubTie('coach@leedslions.example', club)).toBe('website');
    expect(getClubTie('other@lions-sponsor.example', club)).toBe('colleague');
  });

  it.each(['parent@gmail.com', 'parent@btinternet.com', 'parent@surgery.nhs.uk', 'parent@example', 'parent'])(
    'finds nothing in %s',
    (address) => {
      expect(getClubTie(address, club)).toBeNull();
    },
  );

  it('works without a website, or with an invalid one', () => {
    expect(getClubTie('a@home.example', { website: null, addresses: [] })).toBeNull();
    expect(getClubTie('a@home.example', { website: 'none', addresses: [] })).toBeNull();
  });
});
