import {
  CLAIM_MESSAGES,
  CLAIM_POSITIONS,
  CLAIM_TEXTS,
  VERIFICATION_METHODS,
} from '@club-reviews/domain/claim-form';
import type { ClaimPosition, VerificationMethod } from '@club-reviews/domain/claim-form';
import { boolean, number, object, string } from 'yup';
import type { ObjectSchema } from 'yup';
import { emailSchema } from '../../lib/email-schema';
import { limited, websiteSchema } from '../../lib/text-schema';

/** The form's values while a representative fills it in. */
export interface ClaimFormValues {
  /** Id of the club chosen from the directory, 0 until one is chosen. */
  clubId: number;
  /** Whether the club is not in the directory, so that its name is asked for. */
  isUnlisted: boolean;
  clubName: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  position: ClaimPosition | '';
  clubDescription: string;
  facilities: string;
  ageGroups: string;
  trainingDays: string;
  websiteUrl: string;
  socialMedia: string;
  verificationMethod: VerificationMethod | '';
  additionalInfo: string;
  /** Hidden from people: only bots fill it in, and the server drops what they send. */
  website: string;
}

/** The form's initial values. */
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

/** The fields of each step, in order. */
export const CLAIM_STEP_FIELDS = [
  ['isUnlisted', 'clubId', 'clubName', 'contactName', 'contactEmail', 'contactPhone', 'position'],
  ['clubDescription', 'facilities', 'ageGroups', 'trainingDays', 'websiteUrl', 'socialMedia'],
  ['verificationMethod', 'additionalInfo'],
] as const;

/** The rules for a claim before it's sent; the server applies them again. */
export const claimFormSchema = object({
  isUnlisted: boolean().required(),
  clubId: number().when('isUnlisted', {
    is: false,
    then: (id) => id.integer(CLAIM_MESSAGES.club).min(1, CLAIM_MESSAGES.club),
  }),
  clubName: limited(CLAIM_TEXTS.clubName).when('isUnlisted', {
    is: true,
    then: (name) => name.required(CLAIM_MESSAGES.club),
  }),
  contactName: limited(CLAIM_TEXTS.contactName).required(CLAIM_MESSAGES.contactName),
  contactEmail: emailSchema,
  contactPhone: limited(CLAIM_TEXTS.contactPhone)
    .min(CLAIM_TEXTS.contactPhone.min, CLAIM_MESSAGES.contactPhone)
    .required(CLAIM_MESSAGES.contactPhone),
  position: string().oneOf(CLAIM_POSITIONS, CLAIM_MESSAGES.position).required(CLAIM_MESSAGES.position),
  clubDescription: limited(CLAIM_TEXTS.clubDescription)
    .min(CLAIM_TEXTS.clubDescription.min, CLAIM_MESSAGES.clubDescription)
    .required(CLAIM_MESSAGES.clubDescription),
  facilities: limited(CLAIM_TEXTS.facilities)
    .min(CLAIM_TEXTS.facilities.min, CLAIM_MESSAGES.facilities)
    .required(CLAIM_MESSAGES.facilities),
  ageGroups: limited(CLAIM_TEXTS.ageGroups).required(CLAIM_MESSAGES.ageGroups),
  trainingDays: limited(CLAIM_TEXTS.trainingDays).required(CLAIM_MESSAGES.trainingDays),
  websiteUrl: websiteSchema,
  socialMedia: limited(CLAIM_TEXTS.socialMedia),
  verificationMethod: string()
    .oneOf(VERIFICATION_METHODS, CLAIM_MESSAGES.verificationMethod)
    .required(CLAIM_MESSAGES.verificationMethod),
  additionalInfo: limited(CLAIM_TEXTS.additionalInfo),
});

/**
 * The rules for a step, counted from 1. The last step, which sends the claim, has all of them.
 * @returns a schema for the whole form that accepts anything in other steps' fields
 */
export function claimStepSchema(step: number): ObjectSchema<object> {
  if (step >= CLAIM_STEP_FIELDS.length) return claimFormSchema;
  return claimFormSchema.pick([...(CLAIM_STEP_FIELDS[step - 1] ?? [])]);
}

/** The first step with one of these fields, counted from 1; undefined if none has. */
export function getClaimStep(names: readonly string[]): number | undefined {
  const index = CLAIM_STEP_FIELDS.findIndex((fields) => fields.some((field) => names.includes(field)));
  return index < 0 ? undefined : index + 1;
}
