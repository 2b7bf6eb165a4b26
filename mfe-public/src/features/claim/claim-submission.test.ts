import { EMPTY_CLAIM } from './claim-form.schema';
import { claimSubmission, withProtocol } from './claim-submission';

describe('claim as sent', () => {
  it.each([
    ['www.otters.example.org', 'https://www.otters.example.org'],
    ['http://otters.example.org', 'http://otters.example.org'],
    ['HTTPS://otters.example.org', 'HTTPS://otters.example.org'],
    ['httpsclub.example.org', 'https://httpsclub.example.org'],
  ])('has the website %s as %s', (typed, sent) => expect(withProtocol(typed)).toBe(sent));

  it('names a listed club by its id, and any other by its name', () => {
    const both = { ...EMPTY_CLAIM, clubId: 7, clubName: ' Otley Otters ' };
    expect(claimSubmission(both)).toHaveProperty('clubId', 7);
    expect(claimSubmission(both)).not.toHaveProperty('clubName');
    expect(claimSubmission({ ...both, isUnlisted: true })).toHaveProperty('clubName', 'Otley Otters');
    expect(claimSubmission({ ...both, isUnlisted: true })).not.toHaveProperty('clubId');
  });

  it('leaves out empty fields, and passes on what a bot filled in', () => {
    expect(Object.keys(claimSubmission(EMPTY_CLAIM))).not.toEqual(
      expect.arrayContaining(['websiteUrl', 'socialMedia', 'additionalInfo', 'website']),
    );
    expect(claimSubmission({ ...EMPTY_CLAIM, website: 'spam' })).toHaveProperty('website', 'spam');
  });
});
