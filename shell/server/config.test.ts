import { readConfig } from './config';

const trusted = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy;

describe('readConfig', () => {
  it.each([
    ['', false],
    ['off', false],
    ['true', true],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
    ['fd00::1', ['fd00::1']],
  ])('believes the proxies named by TRUST_PROXY=%s', (text, proxies) => {
    expect(trusted(text)).toEqual(proxies);
  });

  it.each(['the load balancer', '10.0.0.0/33', '10.0.0.1,,'])(
    'refuses TRUST_PROXY=%s by its name',
    (text) => {
      expect(() => trusted(text)).toThrow(/^Wrong settings: TRUST_PROXY: must be [^\n]+$/);
    },
  );
});
