import { clientNetworksOf } from './request-origin.js';

describe('the networks of a client', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    ['2001:db8:1:2f7::1', ['2001:db8:1:2f7::/64', '2001:db8:1:200::/56']],
    ['2001:db8:1:7::1', ['2001:db8:1:7::/64', '2001:db8:1:0::/56']],
  ])('with the address %s are %j', (ip, expected) => {
    expect(clientNetworksOf({ ip })).toEqual(expected);
  });
});
