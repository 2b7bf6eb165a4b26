import { isOnOwnNetwork } from './network-host.js';

it.each([
  ...[
    '127.0.0.1',
    '10.20.30.40',
    '172.31.0.9',
    '192.168.1.1',
    '169.254.0.2',
    '[::1]',
    '[fd12::5]',
    '[fe80::1]',
  ],
  ...['mailpit', 'localhost', 'LOCALHOST.', 'mail.local', 'smtp.mail.svc.cluster.local', 'relay.internal'],
])('treats %s as a host on our own network', (host) => {
  expect(isOnOwnNetwork(host)).toBe(true);
});

it.each([
  '203.0.113.7',
  '172.32.0.1',
  '11.0.0.1',
  '[2001:db8::1]',
  'mail.example.org',
  'internal.example',
  'local.uk',
])('treats %s as a host reached through the internet', (host) => {
  expect(isOnOwnNetwork(host)).toBe(false);
});
