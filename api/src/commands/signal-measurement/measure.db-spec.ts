import { useTestDatabase } from '../../../test/support/test-database.js';
import { measureSignals } from './measure.js';
import { getReport } from './report.js';

const SIZE = {
  ...{ clubs: 20, everyday: 30, schoolEvenings: 1, teamEvenings: 1, clubhouses: 1, busyWeeks: 1 },
  rings: [{ size: 12, times: 1 }],
};

describe('the measurement of signals', () => {
  const database = useTestDatabase('each');

  it('sends every kind of traffic through the real rules, and tells copies from honest texts', async () => {
    const judged = await measureSignals(database, SIZE);
    const scenarios = new Set(judged.map(({ scenario }) => scenario));
    expect(scenarios.size).toBe(15);
    const copies = judged.filter(({ scenario }) => scenario === 'ring-copied-texts');
    expect(copies).toHaveLength(12);
    expect(copies.filter(({ signals }) => signals.has('copied-text-same-club')).length).toBeGreaterThan(9);
    const honest = judged.filter(({ ringSize }) => ringSize === 0);
    expect(honest.filter(({ isHeld }) => isHeld).length).toBeLessThan(honest.length / 10);
    // One mailbox has one place, however many spellings it has.
    const tagged = judged.filter(({ scenario }) => scenario === 'ring-plus-tags');
    expect(tagged.filter(({ hasNoPlace }) => !hasNoPlace)).toHaveLength(1);
    expect(getReport(judged)).toContain('| ring-copied-texts |');
  });
});
