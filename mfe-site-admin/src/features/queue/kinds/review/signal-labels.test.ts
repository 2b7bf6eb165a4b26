import { clusterLabel, signalLabel } from './signal-labels';

it('describes a cluster', () => {
  expect(clusterLabel({ size: 6, sharing: 'network', hours: 2 })).toBe(
    '6 reviews, the same network, 2 hours',
  );
  expect(clusterLabel({ size: 3, sharing: 'text', hours: 1 })).toBe(
    '3 reviews, nearly the same text, 1 hour',
  );
});

it('keeps the name of an unknown signal', () => {
  expect(signalLabel('disposable-address')).toBe('A disposable address');
  expect(signalLabel('from-tomorrow')).toBe('from-tomorrow');
});
