/** @jest-environment node */
import { nextTask } from './next-task';

describe('nextTask', () => {
  it('resolves after everything that is left of the current task', async () => {
    const order: string[] = [];
    const next = nextTask().then(() => order.push('next task'));
    await Promise.resolve();
    await Promise.resolve();
    order.push('rest of this task');
    await next;
    expect(order).toEqual(['rest of this task', 'next task']);
  });
});
