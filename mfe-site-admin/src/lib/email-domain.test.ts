import { checkDomain } from './email-domain';

describe('an address and a website', () => {
  it.each([
    ['secretary@lions.example', 'https://www.lions.example/about', true],
    ['Secretary@LIONS.example', 'lions.example', true],
    ['u10s@mail.lions.example', 'https://lions.example', true],
    ['secretary@sealions.example', 'https://lions.example', false],
    ['lions.example@mailbox.example', 'https://lions.example', false],
  ])('%s and %s: the same domain is %s', (email, website, isSame) => {
    expect(checkDomain(email, website)).toEqual({ host: 'lions.example', isSame });
  });

  it.each([
    [null, 'https://lions.example'],
    ['secretary@lions.example', null],
    ['secretary@lions.example', 'no website'],
    ['', 'https://lions.example'],
  ])('%s and %s: there is nothing to compare', (email, website) => {
    expect(checkDomain(email, website)).toBeNull();
  });
});
