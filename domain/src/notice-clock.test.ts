import { endOfFifthDay, halfOf48Hours, within48Hours } from './notice-clock.ts';

describe('48 hours of the Regulations', () => {
  it.each([
    ['Monday to Wednesday', '2026-11-23T09:00Z', '2026-11-25T09:00Z'],
    ['over a weekend', '2026-11-26T15:30Z', '2026-11-30T15:30Z'],
    ['from a Friday afternoon', '2026-11-27T16:00Z', '2026-12-01T16:00Z'],
    ['received on a Saturday: as if at midnight before Monday', '2026-11-28T11:00Z', '2026-12-02T00:00Z'],
    ['to the last moment of a Friday, not to Monday', '2026-11-26T00:00Z', '2026-11-28T00:00Z'],
    ['a minute later, to Monday', '2026-11-26T00:01Z', '2026-11-30T00:01Z'],
    [
      'over Christmas: Friday, a weekend, and Monday for Boxing Day',
      '2026-12-24T10:00Z',
      '2026-12-30T10:00Z',
    ],
    ['over New Year', '2026-12-31T12:00Z', '2027-01-05T12:00Z'],
    ['Christmas Day at a weekend, with two substitute days', '2027-12-24T18:00Z', '2027-12-30T18:00Z'],
    ['over Easter, when the clocks go forward on Sunday', '2027-03-25T12:00Z', '2027-03-31T11:00Z'],
    ['over a weekend on which the clocks go forward', '2026-03-27T12:00Z', '2026-03-31T11:00Z'],
    ['over a weekend on which the clocks go back', '2026-10-23T11:00Z', '2026-10-27T12:00Z'],
    [
      'late on a summer evening, when it is Saturday in London already',
      '2026-07-03T23:30Z',
      '2026-07-07T23:00Z',
    ],
    ['the early May bank holiday', '2026-05-01T08:00Z', '2026-05-06T08:00Z'],
    ['the summer bank holiday', '2026-08-30T10:00Z', '2026-09-02T23:00Z'],
    ['a Good Friday is left out', '2028-04-13T09:00Z', '2028-04-19T09:00Z'],
  ])('%s', (_, from, by) => {
    expect(within48Hours(new Date(from))).toEqual(new Date(by));
  });
});

describe('half of the 48 hours', () => {
  it.each([
    ['is a day later', '2026-11-23T09:00Z', '2026-11-24T09:00Z'],
    ['leaves the weekend out as well', '2026-11-27T16:00Z', '2026-11-30T16:00Z'],
  ])('%s', (_, from, by) => {
    expect(halfOf48Hours(new Date(from))).toEqual(new Date(by));
  });
});

describe('the five days to answer', () => {
  it.each([
    ['are whole days after that of the letter', '2026-11-23T09:00Z', '2026-11-29T00:00Z'],
    ['count weekends and bank holidays', '2026-12-24T23:59Z', '2026-12-30T00:00Z'],
    ['end at midnight in London in summer', '2026-07-01T10:00Z', '2026-07-06T23:00Z'],
    ['begin with the day in London', '2026-07-01T23:30Z', '2026-07-07T23:00Z'],
    ['run over the day on which the clocks go forward', '2026-03-26T10:00Z', '2026-03-31T23:00Z'],
    ['run over the day on which the clocks go back', '2026-10-22T10:00Z', '2026-10-28T00:00Z'],
    ['run into another year', '2026-12-29T10:00Z', '2027-01-04T00:00Z'],
  ])('%s', (_, sent, until) => {
    expect(endOfFifthDay(new Date(sent))).toEqual(new Date(until));
  });
});
