import { canonicalEmail, emailDomain, untaggedEmail } from './canonical-email.js';

describe('untaggedEmail', () => {
  it.each([
    ['Parent+club+2@own.example', 'parent@own.example'],
    ['j.smith+x@gmail.com', 'jsmith@gmail.com'],
    ['parent@own.example', 'parent@own.example'],
    ['+x@own.example', '+x@own.example'],
  ])('strips the tag of %s on any domain', (address, untagged) => {
    expect(untaggedEmail(address)).toBe(untagged);
  });
});

describe('canonicalEmail', () => {
  it.each([
    ['john.smith@gmail.com', 'johnsmith@gmail.com'],
    ['JohnSmith+club@googlemail.com', 'johnsmith@gmail.com'],
    ['j.o.h.n.smith+a+b@gmail.com', 'johnsmith@gmail.com'],
    ['anna+x@outlook.com', 'anna@outlook.com'],
    ['anna.bell+x@hotmail.co.uk', 'anna.bell@hotmail.co.uk'],
    ['anna+x@mac.com', 'anna@icloud.com'],
    ['anna.b@me.com', 'anna.b@icloud.com'],
    ['anna+x@fastmail.com', 'anna@fastmail.com'],
    ['club@anna.fastmail.com', 'anna@fastmail.com'],
    ['an-na.b+x@pm.me', 'annab@proton.me'],
    ['annab@protonmail.com', 'annab@proton.me'],
    ['anna-club@yahoo.co.uk', 'anna@yahoo.co.uk'],
  ])('finds the mailbox behind %s', (address, canonical) => {
    expect(canonicalEmail(address)).toBe(canonical);
    expect(canonicalEmail(canonical)).toBe(canonical);
  });

  it.each([
    'john.smith+club@home.example',
    'anna-b@outlook.com',
    'anna-marie@gmail.com',
    'anna@notgmail.com',
    'anna@gmail.com.example',
    '+x@gmail.com',
    '...@gmail.com',
    '-x@yahoo.com',
    '@gmail.com',
    'anna',
    '',
  ])('leaves %j as it is', (address) => {
    expect(canonicalEmail(address)).toBe(address);
  });

  it('treats outlook.com and hotmail.com as different, where two people may have the same name', () => {
    expect(canonicalEmail('anna@outlook.com')).not.toBe(canonicalEmail('anna@hotmail.com'));
  });

  it('normalises first', () => {
    expect(canonicalEmail(' Ｊohn.Smith+X@GMAIL.com ')).toBe('johnsmith@gmail.com');
  });
});

describe('emailDomain', () => {
  it.each([
    ['Anna@Home.Example ', 'home.example'],
    ['"a@b"@home.example', 'home.example'],
    ['anna', ''],
  ])('of %j is %j', (address, domain) => {
    expect(emailDomain(address)).toBe(domain);
  });
});
