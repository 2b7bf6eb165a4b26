import { boolean, number, object, string } from 'yup';
import type { StringSchema } from 'yup';
import { websiteAddress } from '@club-reviews/shared-ui/formatting';
import { POSITIONS, VERIFICATION_METHODS } from './claim-choices';
import type { Position, VerificationMethod } from './claim-choices';

/** What the form holds while a representative fills it in. */
export interface ClaimFormValues {
  /** Id of the club chosen from the directory, 0 until one is chosen. */
  clubId: number;
  /** Whether the club is not in the directory, so that its name is asked for. */
  isUnlisted: boolean;
  clubName: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  position: Position | '';
  clubDescription: string;
  facilities: string;
  ageGroups: string;
  trainingDays: string;
  websiteUrl: string;
  socialMedia: string;
  verificationMethod: VerificationMethod | '';
  additionalInfo: string;
  /** Hidden from people; who fills it in is a program, and the server keeps nothing of it. */
  website: string;
}

/** The form as it opens. */
export const EMPTY_CLAIM: ClaimFormValues = {
  clubId: 0,
  isUnlisted: false,
  clubName: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  position: '',
  clubDescription: '',
  facilities: '',
  ageGroups: '',
  trainingDays: '',
  websiteUrl: '',
  socialMedia: '',
  verificationMethod: '',
  additionalInfo: '',
  website: '',
};

export const DESCRIPTION_MIN_CHARACTERS = 50;
export const FACILITIES_MIN_CHARACTERS = 20;
export const LONG_TEXT_MAX_CHARACTERS = 4000;

/** The words shown beside a field that cannot be sent as it is; the server uses the same. */
const CLAIM_MESSAGES = {
  club: 'Please select or enter your club name',
  contactName: 'Please enter your full name',
  contactEmail: 'Please enter a valid email address',
  contactPhone: 'Please enter a valid phone number',
  position: 'Please select your position at the club',
  clubDescription: 'Please provide at least 50 characters describing your club',
  facilities: 'Please describe your facilities',
  ageGroups: 'Please specify age groups you cater to',
  trainingDays: 'Please specify your training days',
  websiteUrl: 'Please enter a valid website URL (e.g., www.yourclub.co.uk or https://yourclub.co.uk)',
  verificationMethod: 'Please select a verification method',
};

/** Yup accepts `sam@localhost`, as HTML does; no mail would arrive there. */
const DOTTED_DOMAIN = /@.+\.[^.]{2,}$/;

function limited(name: string, max: number): StringSchema {
  return string()
    .trim()
    .max(max, `${name} must be at most ${max.toLocaleString('en-GB')} characters`);
}

/** The rules of a claim before it is sent; the server applies them again. */
export const claimFormSchema = object({
  isUnlisted: boolean().required(),
  clubId: number().when('isUnlisted', {
    is: false,
    then: (id) => id.integer(CLAIM_MESSAGES.club).min(1, CLAIM_MESSAGES.club),
  }),
  clubName: limited("The club's name", 160).when('isUnlisted', {
    is: true,
    then: (name) => name.required(CLAIM_MESSAGES.club),
  }),
  contactName: limited('Your name', 160).required(CLAIM_MESSAGES.contactName),
  contactEmail: string()
    .trim()
    .max(254, CLAIM_MESSAGES.contactEmail)
    .email(CLAIM_MESSAGES.contactEmail)
    .matches(DOTTED_DOMAIN, CLAIM_MESSAGES.contactEmail)
    .required(CLAIM_MESSAGES.contactEmail),
  contactPhone: limited('Your phone number', 40)
    .min(10, CLAIM_MESSAGES.contactPhone)
    .required(CLAIM_MESSAGES.contactPhone),
  position: string()
    .oneOf(
      POSITIONS.map(({ value }) => value),
      CLAIM_MESSAGES.position,
    )
    .required(CLAIM_MESSAGES.position),
  clubDescription: limited('The description', LONG_TEXT_MAX_CHARACTERS)
    .min(DESCRIPTION_MIN_CHARACTERS, CLAIM_MESSAGES.clubDescription)
    .required(CLAIM_MESSAGES.clubDescription),
  facilities: limited('The facilities', LONG_TEXT_MAX_CHARACTERS)
    .min(FACILITIES_MIN_CHARACTERS, CLAIM_MESSAGES.facilities)
    .required(CLAIM_MESSAGES.facilities),
  ageGroups: limited('The age groups', 300).required(CLAIM_MESSAGES.ageGroups),
  trainingDays: limited('The training days', 300).required(CLAIM_MESSAGES.trainingDays),
  websiteUrl: string()
    .trim()
    .max(500, CLAIM_MESSAGES.websiteUrl)
    .test(
      'web address',
      CLAIM_MESSAGES.websiteUrl,
      (text = '') => text === '' || websiteAddress(text) !== null,
    ),
  socialMedia: limited('The social media', 500),
  verificationMethod: string()
    .oneOf(
      VERIFICATION_METHODS.map(({ value }) => value),
      CLAIM_MESSAGES.verificationMethod,
    )
    .required(CLAIM_MESSAGES.verificationMethod),
  additionalInfo: limited('The additional information', LONG_TEXT_MAX_CHARACTERS),
});
