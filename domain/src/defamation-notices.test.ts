import type { NoticeState, NoticeStep } from './defamation-notices.ts';
import {
  canTake,
  decisionsIn,
  dueAfter,
  NOTICE_STATES,
  NOTICE_STEP_NAMES,
  NOTICE_STEPS,
} from './defamation-notices.ts';

const AT = new Date('2026-11-26T15:30Z');

describe('the steps of a notice', () => {
  it.each<[NoticeState, NoticeStep[]]>([
    ['unconfirmed', ['sent']],
    ['received', ['defective', 'forwarded', 'removed-unreachable', 'removed-repeat', 'review-gone']],
    ['forwarded', ['removed-agreed', 'kept', 'removed-silence', 'silent', 'review-gone']],
    ['answered', ['stands', 'removed-details', 'review-gone']],
    ['silent', ['removed-unanswered', 'stays', 'review-gone']],
    ['closed', []],
  ])('that can be taken from %s', (state, steps) => {
    expect(NOTICE_STEP_NAMES.filter((step) => canTake(state, step))).toEqual(steps);
  });

  it('lead from start to finish, whichever are taken', () => {
    const reached = new Set<NoticeState>(['unconfirmed']);
    for (const state of reached)
      for (const step of NOTICE_STEP_NAMES) if (canTake(state, step)) reached.add(NOTICE_STEPS[step].to);
    expect([...reached].sort()).toEqual([...NOTICE_STATES].sort());
  });

  it.each<[NoticeStep, string | null]>([
    ['sent', '2026-11-30T15:30Z'],
    ['forwarded', '2026-12-02T00:00Z'],
    ['kept', '2026-11-30T15:30Z'],
    ['stands', null],
    ['removed-silence', null],
  ])('after %s the next is due by %s', (step, due) => {
    expect(dueAfter(step, AT)).toEqual(due === null ? null : new Date(due));
  });

  it('leave moderators what needs judgement, and nothing else', () => {
    expect(NOTICE_STATES.filter((state) => decisionsIn(state).length > 0)).toEqual([
      'received',
      'answered',
      'silent',
    ]);
  });
});
