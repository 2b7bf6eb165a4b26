import { applyPublicationRule } from '../model/reviews/publication-rule.js';
import { recountStoredValues } from '../model/reviews/recount.js';
import { runCommand, withDatabase } from './command.js';
import { StepBars } from './step-bars.js';

const USAGE = `recount
  recalculates every stored sum, count and normalised text from clubs and reviews`;

await runCommand(USAGE, () =>
  withDatabase(
    async (database) => {
      const bars = new StepBars();
      await recountStoredValues(database, (step, done) => bars.show(step, done)).finally(() => bars.stop());
      process.stdout.write('All stored values have been recalculated.\n');
    },
    (database, { reviewPublication }) => applyPublicationRule(database, reviewPublication),
  ),
);
