import { clusterLabel, signalLabel } from './signal-labels';

it('says what a cluster is', () => {
  expect(clusterLabel({ size: 6, sharing: 'network', hours: 2 })).toBe(
    '6 reviews, the same network, 2 hours',
  );
  expect(clusterLabel({ size: 3, sharing: 'text', hours: 1 })).toBe(
    '3 reviews, nearly the same text, 1 hour',
  );
});

it('leaves the name of a signal that it does not know', () => {
  expect(signalLabel('disposable-address')).toBe('A disposable address');
  expect(signalLabel('from-tomorrow')).toBe('from-tomorrow');
});
