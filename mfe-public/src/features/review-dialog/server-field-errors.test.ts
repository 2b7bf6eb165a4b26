import { serverFieldErrors } from './server-field-errors';

describe('serverFieldErrors', () => {
  it('ties the form’s own words to their field', () => {
    expect(serverFieldErrors('Please rate facilities')).toEqual({
      facilitiesRating: 'Please rate facilities',
    });
  });

  it('takes several messages apart', () => {
    expect(serverFieldErrors('Please select a club. Please enter a valid email address')).toEqual({
      clubId: 'Please select a club',
      authorEmail: 'Please enter a valid email address',
    });
  });

  it('ties other words to the field they name', () => {
    expect(serverFieldErrors('reviewText must be a string')).toEqual({
      reviewText: 'reviewText must be a string',
    });
  });

  it('finds no field in a refusal of the whole review', () => {
    expect(serverFieldErrors('You have already reviewed this club this season.')).toEqual({});
  });
});
