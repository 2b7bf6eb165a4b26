import { openSync } from 'node:fs';
import { logDestination } from './log-destination.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// Linux's file that never has room for anything.
describe('a log on a full disk', () => {
  it('neither crashes the server nor blocks its exit', async () => {
    const destination = logDestination(openSync('/dev/full', 'w'));
    for (let line = 0; line < 3; line += 1) {
      destination.write(`${'x'.repeat(20_000)}\n`);
      await pause(50);
    }
    expect(() => destination.flushSync()).not.toThrow();
    destination.destroy();
  });
});
