import { toMessages } from '../../testing/schema-messages';
import { reviewFormSchema } from './review-form.schema';
import type { ReviewFormValues } from './review-form.schema';

const GOOD: ReviewFormValues = {
  clubId: 7,
  ageGroup: 'U12s',
  authorEmail: 'parent@example.org',
  coachingRating: 5,
  communicationRating: 4,
  facilitiesRating: 3,
  inclusivityRating: 2,
  valueRating: 1,
  reviewText: 'Lovely coaches and a muddy pitch.',
  website: '',
};

const messagesFor = (values: Partial<ReviewFormValues>) =>
  toMessages(reviewFormSchema, { ...GOOD, ...values });

describe('review form', () => {
  it.each<[field: keyof ReviewFormValues, when: string, value: unknown, message: string]>([
    ['clubId', 'a negative number', -3, 'Please select a club'],
    ['clubId', 'a fraction', 1.5, 'Please select a club'],
    ['ageGroup', 'nothing', '', 'Please select an age group'],
    ['authorEmail', 'a word', 'parent', 'Please enter a valid email address'],
    ['authorEmail', 'no domain', 'parent@', 'Please enter a valid email address'],
    ['authorEmail', 'a domain without a dot', 'parent@localhost', 'Please enter a valid email address'],
    ['authorEmail', 'a one-letter ending', 'parent@club.u', 'Please enter a valid email address'],
    ['authorEmail', 'a space inside', 'two words@example.org', 'Please enter a valid email address'],
    ['authorEmail', '262 characters', `${'a'.repeat(250)}@example.org`, 'Please enter a valid email address'],
    ['reviewText', '9 characters', 'Too short', 'Please write at least 10 characters'],
    ['reviewText', 'spaces only', ' '.repeat(40), 'Please write at least 10 characters'],
    ['reviewText', '4,001 characters', 'a'.repeat(4001), 'Please write no more than 4,000 characters'],
    ['valueRating', 'six stars', 6, 'Please rate value for money'],
    ['valueRating', 'half a star', 2.5, 'Please rate value for money'],
  ])('%s with %s', (field, _when, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual({ [field]: message });
  });

  it.each<[field: keyof ReviewFormValues, when: string, value: unknown]>([
    ['ageGroup', 'no age told', 'prefer not to disclose'],
    ['authorEmail', 'spaces around it', '  parent+reviews@mail.example.co.uk '],
    ['reviewText', '10 characters', 'Ten chars!'],
    ['reviewText', '4,000 characters', 'a'.repeat(4000)],
    ['valueRating', 'five stars', 5],
  ])('accepts %s with %s', (field, _when, value) => {
    expect(messagesFor({ [field]: value })).toEqual({});
  });
});
