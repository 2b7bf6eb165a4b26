import type { ClaimPosition, VerificationMethod } from '@club-reviews/domain/claim-form';
import type { SubmitClaimApiArg } from '../../api/generated-personal';
import type { ClaimFormValues } from './claim-form.schema';

/** A website as it's sent: with https:// in front if no protocol was typed. */
export function withProtocol(website: string): string {
  return /^https?:\/\//i.test(website) ? website : `https://${website}`;
}

/** The claim as the api takes it: without empty fields, and with the honeypot only if it was filled in. */
export function claimSubmission(values: ClaimFormValues): SubmitClaimApiArg['body'] {
  const text = (name: keyof ClaimFormValues) => String(values[name]).trim();
  const given = (name: 'socialMedia' | 'additionalInfo' | 'website') =>
    text(name) === '' ? {} : { [name]: text(name) };
  return {
    ...(values.isUnlisted ? { clubName: text('clubName') } : { clubId: values.clubId }),
    contactName: text('contactName'),
    contactEmail: text('contactEmail'),
    contactPhone: text('contactPhone'),
    position: values.position as ClaimPosition,
    clubDescription: text('clubDescription'),
    facilities: text('facilities'),
    ageGroups: text('ageGroups'),
    trainingDays: text('trainingDays'),
    verificationMethod: values.verificationMethod as VerificationMethod,
    ...(text('websiteUrl') === '' ? {} : { websiteUrl: withProtocol(text('websiteUrl')) }),
    ...given('socialMedia'),
    ...given('additionalInfo'),
    ...given('website'),
  };
}
