import { emailAddress } from './email-address.ts';

describe('an e-mail address', () => {
  it.each([
    [' Parent@Home.example ', 'Parent@Home.example'],
    ['parent@bücher.example', 'parent@xn--bcher-kva.example'],
    ['parent@BÜCHER.example', 'parent@xn--bcher-kva.example'],
    ['user@example.com\u200E', 'user@example.com'],
    ['user\u200B@example.com', 'user@example.com'],
    ['ｕｓｅｒ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'user@example.com'],
    ['o’neill@home.example', "o'neill@home.example"],
    ['nobody', 'nobody'],
    ['a@b ü', 'a@b ü'],
    ['', ''],
  ])('%j is sent to %j', (typed, address) => expect(emailAddress(typed)).toBe(address));
});
