import { toMessages } from '../../testing/schema-messages';
import { claimFormSchema, EMPTY_CLAIM } from './claim-form.schema';
import type { ClaimFormValues } from './claim-form.schema';

const GOOD: ClaimFormValues = {
  ...EMPTY_CLAIM,
  clubId: 7,
  contactName: 'Sam Carter',
  contactEmail: 'sam@otters.example.org',
  contactPhone: '0113 496 0000',
  position: 'secretary',
  clubDescription: 'A small club beside the river with teams for girls and boys.',
  facilities: 'Two grass pitches and a clubhouse.',
  ageGroups: 'U7s to U14s',
  trainingDays: 'Tuesday and Thursday',
  verificationMethod: 'email-domain',
};

const CLUB = 'Please select or enter your club name';
const EMAIL = 'Please enter a valid email address';
const PHONE = 'Please enter a valid phone number';
const DESCRIPTION = 'Please provide at least 50 characters describing your club';
const FACILITIES = 'Please describe your facilities';
const WEBSITE = 'Please enter a valid website URL (e.g., www.yourclub.co.uk or https://yourclub.co.uk)';

const messagesFor = (values: Partial<ClaimFormValues>) => toMessages(claimFormSchema, { ...GOOD, ...values });

describe('claim form', () => {
  it.each<[field: keyof ClaimFormValues, when: string, value: unknown, message: string]>([
    ['clubId', 'nothing', 0, CLUB],
    ['contactName', 'nothing', '', 'Please enter your full name'],
    ['contactName', 'spaces only', '   ', 'Please enter your full name'],
    ['contactName', '161 characters', 'a'.repeat(161), 'Your name must be at most 160 characters'],
    ['contactEmail', 'nothing', '', EMAIL],
    ['contactEmail', 'a word', 'sam', EMAIL],
    ['contactEmail', 'a domain without a dot', 'sam@localhost', EMAIL],
    ['contactPhone', 'nothing', '', PHONE],
    ['contactPhone', '9 characters', '012345678', PHONE],
    ['contactPhone', '9 characters and a space after', '012345678 ', PHONE],
    ['position', 'nothing', '', 'Please select your position at the club'],
    ['position', 'one that is not offered', 'mascot', 'Please select your position at the club'],
    ['clubDescription', 'nothing', '', DESCRIPTION],
    ['clubDescription', '49 characters', 'a'.repeat(49), DESCRIPTION],
    ['clubDescription', 'spaces only', ' '.repeat(60), DESCRIPTION],
    [
      'clubDescription',
      '4,001 characters',
      'a'.repeat(4001),
      'The description must be at most 4,000 characters',
    ],
    ['facilities', 'nothing', '', FACILITIES],
    ['facilities', '19 characters', 'a'.repeat(19), FACILITIES],
    ['ageGroups', 'nothing', '', 'Please specify age groups you cater to'],
    ['trainingDays', 'nothing', '', 'Please specify your training days'],
    ['websiteUrl', 'a sentence', 'we have none', WEBSITE],
    ['websiteUrl', 'a word', 'otters', WEBSITE],
    ['websiteUrl', 'a script', 'javascript:alert(1)', WEBSITE],
    ['websiteUrl', 'another protocol', 'ftp://otters.example.org', WEBSITE],
    ['verificationMethod', 'nothing', '', 'Please select a verification method'],
    ['verificationMethod', 'one that is not offered', 'trust-me', 'Please select a verification method'],
  ])('%s with %s', (field, _when, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual({ [field]: message });
  });

  it.each<[field: keyof ClaimFormValues, when: string, value: unknown]>([
    ['contactEmail', 'spaces around it', '  sam+club@mail.example.co.uk '],
    ['contactPhone', '10 characters', '0123456789'],
    ['clubDescription', '50 characters', 'a'.repeat(50)],
    ['facilities', '20 characters', 'a'.repeat(20)],
    ['websiteUrl', 'nothing', ''],
    ['websiteUrl', 'no protocol', 'www.otters.example.org'],
    ['websiteUrl', 'a protocol', 'http://otters.example.org/home'],
    ['socialMedia', 'nothing', ''],
    ['additionalInfo', 'nothing', ''],
  ])('accepts %s with %s', (field, _when, value) => {
    expect(messagesFor({ [field]: value })).toEqual({});
  });

  it('asks for the name of a club that is not listed, and then for no choice', () => {
    expect(messagesFor({ isUnlisted: true, clubId: 0 })).toEqual({ clubName: CLUB });
    expect(messagesFor({ isUnlisted: true, clubId: 0, clubName: '  ' })).toEqual({ clubName: CLUB });
    expect(messagesFor({ isUnlisted: true, clubId: 0, clubName: 'Otley Otters' })).toEqual({});
  });

  it('asks for everything required when nothing is filled in', () => {
    expect(Object.keys(messagesFor(EMPTY_CLAIM)).sort()).toEqual([
      'ageGroups',
      'clubDescription',
      'clubId',
      'contactEmail',
      'contactName',
      'contactPhone',
      'facilities',
      'position',
      'trainingDays',
      'verificationMethod',
    ]);
  });
});
