import { askedText } from './child-team';

describe('a question about a place', () => {
  it('starts from the team and days that a parent looked for', () => {
    expect(askedText({ age: 'U10s', team: 'girls', days: ['mon', 'tue', 'wed', 'thu', 'fri'] })).toBe(
      'Is there a place for my child in an Under 10s girls’ team? We can make weeknights.',
    );
    expect(askedText({ age: 'U10s', days: ['mon'] })).toBe('');
    expect(askedText({ team: 'girls', days: [] })).toBe('Is there a place for my child in a girls’ team?');
  });
});
