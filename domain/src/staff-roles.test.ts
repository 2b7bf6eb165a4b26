import { includesRole, STAFF_ROLES } from './staff-roles.ts';

describe('roles of staff', () => {
  it('include those that may do less, and themselves', () => {
    const included = STAFF_ROLES.map((role) => STAFF_ROLES.filter((other) => includesRole(role, other)));
    expect(included).toEqual([['reader'], ['reader', 'moderator'], ['reader', 'moderator', 'owner']]);
  });
});
