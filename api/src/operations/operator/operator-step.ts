import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import type { FirstStep } from '../../platform/status/first-step.js';
import { RegisterFirstStep } from '../../platform/status/first-step.js';

/** Visitors can read who runs the site. */
@RegisterFirstStep()
export class OperatorStep implements FirstStep {
  readonly step = 'operator';

  constructor(private readonly operator: OperatorSettings) {}

  async isDone(): Promise<boolean> {
    const { operatorName, operatorAddress } = await this.operator.current();
    return operatorName !== '' && operatorAddress !== '';
  }
}
