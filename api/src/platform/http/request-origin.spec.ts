import { getClientNetworks, getNetwork } from './request-origin.js';

describe('the networks of a client', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    ['2001:db8:1:2f7::1', ['2001:db8:1:2f7::/64', '2001:db8:1:200::/56']],
    ['2001:db8:1:7::1', ['2001:db8:1:7::/64', '2001:db8:1:0::/56']],
  ])('with the address %s are %j', (ip, expected) => {
    expect(getClientNetworks({ ip })).toEqual(expected);
  });
});

describe('networkOf', () => {
  it.each([
    ['81.2.69.142', '81.2.69.0/24'],
    ['::ffff:81.2.69.9', '81.2.69.0/24'],
    ['2a00:23c5:1234:5678::1', '2a00:23c5:1234::/48'],
  ])('of %s is %s', (ip, network) => {
    expect(getNetwork(ip)).toBe(network);
  });

  it.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.0.7', 'fd00::1', 'fe80::1', 'unknown', ''])(
    'of %j is none: it isn’t an internet address',
    (ip) => {
      expect(getNetwork(ip)).toBeUndefined();
    },
  );
});
