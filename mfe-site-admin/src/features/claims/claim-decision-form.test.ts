import type { ValidationError } from 'yup';
import { claimDecision, NO_DECISION, rejectionSchema } from './claim-decision-form';

function messageFor(reason: string): string | undefined {
  try {
    rejectionSchema.validateSync({ reason });
    return undefined;
  } catch (error) {
    return (error as ValidationError).message;
  }
}

describe('decision about a claim', () => {
  it.each([
    ['', 'Please give a reason for the rejection'],
    ['   \n ', 'Please give a reason for the rejection'],
    ['a'.repeat(2001), 'The reason must be at most 2,000 characters'],
    ['Not of the club.', undefined],
  ])('rejecting with %j: %s', (reason, message) => expect(messageFor(reason)).toBe(message));

  it('is sent as the api takes it', () => {
    expect(claimDecision('reject', { ...NO_DECISION, reason: ' Not of the club. ' })).toEqual({
      status: 'rejected',
      rejectionReason: 'Not of the club.',
    });
    expect(claimDecision('approve', NO_DECISION)).toEqual({ status: 'approved' });
    expect(claimDecision('approve', { reason: 'x', club: 'new' })).toEqual({
      status: 'approved',
      club: 'new',
    });
  });
});
