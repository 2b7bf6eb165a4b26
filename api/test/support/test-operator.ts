import type { OperatorValues } from '@club-reviews/domain/operator-defaults';
import type { PreparedReads } from '../../src/platform/database/prepared-reads.js';
import { OperatorSettings } from '../../src/platform/operator/operator-settings.js';
import { testSettings } from './test-settings.js';

/** What an operator says, without a database to keep it in. */
export function testOperator(operator: Partial<OperatorValues> = {}): OperatorSettings {
  const reads = { all: () => Promise.resolve([]) } as unknown as PreparedReads;
  return new OperatorSettings(testSettings({ operator }), reads);
}
