import { CLAIM_TEXTS } from '@club-reviews/domain/claim-form';
import { Button, Cluster, Stack } from '@club-reviews/shared-ui';
import {
  ErrorSummary,
  FieldPair,
  FormError,
  FormPart,
  FormSelect,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useAnsweredSubmission,
} from '@club-reviews/shared-ui/forms';
import { Form, Formik, useFormikContext } from 'formik';
import type { FormikHelpers } from 'formik';
import { HoneypotField } from '../../components/honeypot-field';
import { NewTabLink } from '../../components/new-tab-link';
import { METHOD_OPTIONS, POSITION_OPTIONS } from './claim-choices';
import { getClaimStep, claimStepSchema, EMPTY_CLAIM } from './claim-form.schema';
import type { ClaimFormValues } from './claim-form.schema';
import { ClaimStep } from './claim-step';
import { ClubFields } from './club-fields';
import { StepLine } from './step-line';
import { useClaimSubmission } from './use-claim-submission';
import { CLAIM_STEPS, useClaimStep } from './use-claim-step';
import { useKnownFacts } from './use-known-facts';

interface ClaimFormProps {
  /** The club that the form was opened for. */
  slug: string | undefined;
  onSubmitted: () => void;
}

interface StepsProps {
  slug: string | undefined;
  step: number;
  goTo: (step: number) => void;
}

function StepsOfForm({ slug, step, goTo }: StepsProps) {
  const { errors } = useFormikContext<ClaimFormValues>();
  useKnownFacts();
  useAnsweredSubmission((hasErrors) => {
    const wrong = getClaimStep(Object.keys(errors));
    if (hasErrors && wrong !== undefined) goTo(wrong);
  });
  return (
    <Stack as={Form} noValidate>
      <StepLine step={step} />
      <ErrorSummary
        onOpen={(control) => goTo(Number(control.closest<HTMLElement>('[data-step]')?.dataset.step ?? step))}
      />
      <ClaimStep number={1} open={step}>
        <FormPart level={2} title="Which club?">
          <ClubFields slug={slug} />
        </FormPart>
        <FormPart level={2} title="About you">
          <FieldPair>
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
              hint="We’ll use it to contact you about this claim, and you’ll log in with it."
              autoComplete="email"
            />
            <FormTextField
              name="contactPhone"
              type="tel"
              label="Phone number"
              hint="At least 10 digits, in case we have a question."
              autoComplete="tel"
            />
          </FieldPair>
        </FormPart>
      </ClaimStep>
      <ClaimStep number={2} open={step}>
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
            hint="Pitches, changing rooms, parking and so on."
            rows={3}
            countTo={CLAIM_TEXTS.facilities.min}
            countLimit={CLAIM_TEXTS.facilities.max}
          />
          <FieldPair>
            <FormTextField name="ageGroups" label="Age groups" hint="For example, U7s to U16s." />
            <FormTextField
              name="trainingDays"
              label="Training days"
              hint="For example, Tuesdays and Saturday mornings."
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
              hint="Usernames, or links to the club’s pages."
            />
          </FieldPair>
        </FormPart>
      </ClaimStep>
      <ClaimStep number={3} open={step}>
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
          Our <NewTabLink to="/privacy-policy#data">privacy policy</NewTabLink> says what we do with this.
        </p>
      </ClaimStep>
      <HoneypotField />
      <FormError title="Your claim wasn’t sent" />
      <Cluster>
        {step > 1 && (
          <Button variant="secondary" size="large" onClick={() => goTo(step - 1)}>
            Back
          </Button>
        )}
        <SubmitButton size="large" pendingLabel={step === CLAIM_STEPS ? 'Submitting...' : 'Continue'}>
          {step === CLAIM_STEPS ? 'Submit Claim' : 'Continue'}
        </SubmitButton>
      </Cluster>
    </Stack>
  );
}

/** Everything a claim asks for, in three steps. What was typed is kept while going back and forth. */
export function ClaimForm({ slug, onSubmitted }: ClaimFormProps) {
  const send = useClaimSubmission(onSubmitted);
  const { step, goTo } = useClaimStep();

  async function submit(values: ClaimFormValues, form: FormikHelpers<ClaimFormValues>) {
    if (step === CLAIM_STEPS) return send(values, form);
    // The next step hasn't been tried yet, so its fields show no errors.
    form.resetForm({ values });
    goTo(step + 1);
  }

  return (
    <Formik initialValues={EMPTY_CLAIM} validationSchema={claimStepSchema(step)} onSubmit={submit}>
      <StepsOfForm {...{ slug, step, goTo }} />
    </Formik>
  );
}
