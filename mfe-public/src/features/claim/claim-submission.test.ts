import { EMPTY_CLAIM } from './claim-form.schema';
import { claimFieldErrors, claimSubmission, withProtocol } from './claim-submission';

describe('claim as it is sent', () => {
  it.each([
    ['www.otters.example.org', 'https://www.otters.example.org'],
    ['http://otters.example.org', 'http://otters.example.org'],
    ['HTTPS://otters.example.org', 'HTTPS://otters.example.org'],
    ['httpsclub.example.org', 'https://httpsclub.example.org'],
  ])('has the website %s as %s', (typed, sent) => expect(withProtocol(typed)).toBe(sent));

  it('names a listed club by its id, and another by its name', () => {
    const both = { ...EMPTY_CLAIM, clubId: 7, clubName: ' Otley Otters ' };
    expect(claimSubmission(both)).toHaveProperty('clubId', 7);
    expect(claimSubmission(both)).not.toHaveProperty('clubName');
    expect(claimSubmission({ ...both, isUnlisted: true })).toHaveProperty('clubName', 'Otley Otters');
    expect(claimSubmission({ ...both, isUnlisted: true })).not.toHaveProperty('clubId');
  });

  it('leaves out what was left empty, and passes on what a program filled in', () => {
    expect(Object.keys(claimSubmission(EMPTY_CLAIM))).not.toEqual(
      expect.arrayContaining(['websiteUrl', 'socialMedia', 'additionalInfo', 'website']),
    );
    expect(claimSubmission({ ...EMPTY_CLAIM, website: 'spam' })).toHaveProperty('website', 'spam');
  });
});

describe('a refusal', () => {
  it('is about the field that shows the club', () => {
    const words = 'Please select or enter your club name';
    expect(claimFieldErrors(words, EMPTY_CLAIM)).toEqual({ clubId: words });
    expect(claimFieldErrors(words, { ...EMPTY_CLAIM, isUnlisted: true })).toEqual({ clubName: words });
  });

  it('can be about several fields, or about none', () => {
    expect(
      claimFieldErrors('Please describe your facilities Please specify your training days', EMPTY_CLAIM),
    ).toEqual({
      facilities: 'Please describe your facilities',
      trainingDays: 'Please specify your training days',
    });
    expect(claimFieldErrors('Too many claims.', EMPTY_CLAIM)).toEqual({});
  });
});
