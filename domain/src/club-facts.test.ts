import {
  costText,
  isPhoneNumber,
  monthlyPence,
  placesText,
  sessionProblem,
  sessionText,
  timeText,
  trialText,
} from './club-facts.ts';

describe('facts of a club', () => {
  it.each([
    ['00:05', '12.05am'],
    ['09:00', '9am'],
    ['12:00', '12pm'],
    ['17:30', '5.30pm'],
  ])('say %s as %s', (time, said) => expect(timeText(time)).toBe(said));

  it('say when a team trains', () => {
    expect(sessionText({ day: 'tue', start: '18:00', end: '19:15' })).toBe('Tuesday 6pm to 7.15pm');
    expect(sessionText({ day: 'sat', start: '10:00', end: null })).toBe('Saturday 10am');
    expect(sessionText({ day: 'sun', start: null, end: null })).toBe('Sunday');
  });

  it.each([
    [{ start: '18:00', end: '19:00' }, undefined],
    [{ start: null, end: null }, undefined],
    [{ start: '6pm', end: null }, 'times must look like 18:00'],
    [{ start: '24:00', end: null }, 'times must look like 18:00'],
    [{ start: null, end: '19:00' }, 'training that has an end needs a start'],
    [{ start: '19:00', end: '19:00' }, 'training must end after it starts'],
  ])('%j: %s', (session, problem) => expect(sessionProblem(session)).toBe(problem));

  it('say what it costs', () => {
    expect(costText({ pence: 2500, per: 'month' })).toBe('£25 a month');
    expect(costText({ pence: 350, per: 'session' })).toBe('£3.50 a session');
    expect(costText({ pence: 120_000, per: 'year' })).toBe('£1,200 a year');
    expect(costText({ pence: 0, per: 'year' })).toBe('Free');
  });

  it.each([
    [{ pence: 0, per: 'term' }, 0],
    [{ pence: 500, per: 'session' }, 2167],
    [{ pence: 500, per: 'week' }, 2167],
    [{ pence: 2500, per: 'month' }, 2500],
    [{ pence: 9000, per: 'term' }, 2250],
    [{ pence: 24_000, per: 'season' }, 2000],
    [{ pence: 24_000, per: 'year' }, 2000],
    [{ pence: 5, per: 'year' }, 1],
  ] as const)('%j is %d pence a month', (cost, pence) => expect(monthlyPence(cost)).toBe(pence));

  it('say whether there is a free trial, if the club does', () => {
    expect(trialText({ freeTrial: true })).toBe('Free trial');
    expect(trialText({ freeTrial: false })).toBe('No free trial');
    expect(trialText({})).toBeNull();
  });

  it('say whether there are places', () => {
    expect(placesText({ places: null, freePlaces: null })).toBeNull();
    expect(placesText({ places: 'yes', freePlaces: null })).toBe('Places free');
    expect(placesText({ places: 'yes', freePlaces: 1 })).toBe('1 place free');
    expect(placesText({ places: 'waiting-list', freePlaces: null })).toBe('Waiting list');
  });

  it.each([
    ['0113 496 0000', true],
    ['+44 (0)113 496-0000', true],
    ['12345678', false],
    ['ring Sam', false],
  ])('%s is a phone number: %s', (text, is) => expect(isPhoneNumber(text)).toBe(is));
});
