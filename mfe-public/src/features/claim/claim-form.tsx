import { CLAIM_TEXTS } from '@club-reviews/domain/claim-form';
import { Stack } from '@club-reviews/shared-ui';
import {
  FormError,
  FormPart,
  FormSelect,
  FormTextArea,
  FormTextField,
  SubmitButton,
} from '@club-reviews/shared-ui/forms';
import { Form, Formik } from 'formik';
import { styled } from 'styled-components';
import { HoneypotField } from '../../components/honeypot-field';
import { NewTabLink } from '../../components/new-tab-link';
import { METHOD_OPTIONS, POSITION_OPTIONS } from './claim-choices';
import { claimFormSchema, EMPTY_CLAIM } from './claim-form.schema';
import { ClubFields } from './club-fields';
import { useClaimSubmission } from './use-claim-submission';

/* Short answers share a row where there is room. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-4);
`;

interface ClaimFormProps {
  /** The club that the form was opened for. */
  slug: string | undefined;
  onSubmitted: () => void;
}

/** Everything a claim asks for, in the order it is asked. */
export function ClaimForm({ slug, onSubmitted }: ClaimFormProps) {
  const submit = useClaimSubmission(onSubmitted);
  return (
    <Formik initialValues={EMPTY_CLAIM} validationSchema={claimFormSchema} onSubmit={submit}>
      {({ status }) => (
        <Stack as={Form} noValidate>
          <FormPart level={2} title="Your club">
            <ClubFields slug={slug} />
          </FormPart>
          <FormPart level={2} title="You">
            <Pair>
              <FormTextField name="contactName" label="Full name" autoComplete="name" />
              <FormSelect
                name="position"
                label="Position at the club"
                placeholder="Select your position"
                options={POSITION_OPTIONS}
              />
              <FormTextField
                name="contactEmail"
                type="email"
                label="Email address"
                hint="We write to it about this claim, and you will log in with it."
                autoComplete="email"
              />
              <FormTextField
                name="contactPhone"
                type="tel"
                label="Phone number"
                hint="At least 10 digits, in case we have a question."
                autoComplete="tel"
              />
            </Pair>
          </FormPart>
          <FormPart level={2} title="About the club">
            <FormTextArea
              name="clubDescription"
              label="Description"
              hint="What would you tell a parent who asks about your club?"
              rows={5}
              countTo={CLAIM_TEXTS.clubDescription.min}
              countLimit={CLAIM_TEXTS.clubDescription.max}
            />
            <FormTextArea
              name="facilities"
              label="Facilities"
              hint="Pitches, changing rooms, parking and the like."
              rows={3}
              countTo={CLAIM_TEXTS.facilities.min}
              countLimit={CLAIM_TEXTS.facilities.max}
            />
            <Pair>
              <FormTextField name="ageGroups" label="Age groups" hint="For example U7s to U16s." />
              <FormTextField
                name="trainingDays"
                label="Training days"
                hint="For example Tuesdays and Saturday mornings."
              />
              <FormTextField
                name="websiteUrl"
                inputMode="url"
                label="Website (optional)"
                hint="With or without https://"
                autoComplete="url"
              />
              <FormTextField
                name="socialMedia"
                label="Social media (optional)"
                hint="Names or addresses of the club’s pages."
              />
            </Pair>
          </FormPart>
          <FormPart level={2} title="How can we check your claim?">
            <FormSelect
              name="verificationMethod"
              label="Verification method"
              placeholder="Select a verification method"
              options={METHOD_OPTIONS}
            />
            <FormTextArea
              name="additionalInfo"
              label="Anything else (optional)"
              rows={3}
              countLimit={CLAIM_TEXTS.additionalInfo.max}
            />
          </FormPart>
          <p>
            What we do with this: <NewTabLink to="/privacy-policy#data">privacy policy</NewTabLink>.
          </p>
          <HoneypotField />
          <FormError title="Your claim was not sent">{status}</FormError>
          <div>
            <SubmitButton size="large" pendingLabel="Submitting...">
              Submit Claim
            </SubmitButton>
          </div>
        </Stack>
      )}
    </Formik>
  );
}
