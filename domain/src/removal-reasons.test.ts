import { RECORDED_REMOVAL_REASONS, REMOVAL_REASON_CODES, removalReason } from './removal-reasons.ts';

describe('reasons for removing a review', () => {
  it('fit into their columns', () => {
    for (const code of RECORDED_REMOVAL_REASONS) expect(code.length).toBeLessThanOrEqual(20);
  });

  it('each have a label and one sentence', () => {
    for (const code of REMOVAL_REASON_CODES) {
      expect(removalReason(code)?.label).toMatch(/^[A-Z][^.]+$/);
      expect(removalReason(code)?.meaning).toMatch(/^[A-Z][^.]+\.$/);
    }
  });

  it.each([null, 'none-given', 'toString', ''])('have no entry for %p', (code) => {
    expect(removalReason(code)).toBeUndefined();
  });
});
