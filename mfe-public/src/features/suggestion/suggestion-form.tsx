import { Card, Stack } from '@club-reviews/shared-ui';
import {
  ErrorSummary,
  FormError,
  FormRadioGroup,
  FormTextField,
  showRefusal,
  SubmitButton,
} from '@club-reviews/shared-ui/forms';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useSubmitSuggestionMutation } from '../../api/personal-api';
import { HoneypotField } from '../../components/honeypot-field';
import { NewTabLink } from '../../components/new-tab-link';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { CorrectionFields, MissingClubFields } from './suggestion-fields';
import { emptySuggestion, suggestionSchema } from './suggestion-form.schema';
import type { SuggestionValues } from './suggestion-form.schema';
import { suggestionSubmission } from './suggestion-submission';

const KINDS = [
  { value: 'missing', label: 'A club is missing' },
  { value: 'correction', label: 'Something is wrong with a club’s entry' },
];

interface SuggestionFormProps {
  /** The club that the form was opened for. */
  slug: string | undefined;
  /** The name that the visitor searched for. */
  name: string;
  /** Called with whether the visitor left an address for the outcome. */
  onSent: (hasEmail: boolean) => void;
}

/** Asks which club is missing, or what is wrong with a listed one. */
export function SuggestionForm({ slug, name, onSent }: SuggestionFormProps) {
  const [submitSuggestion] = useSubmitSuggestionMutation();
  const isInBrowser = useIsInBrowser();

  async function send(values: SuggestionValues, form: FormikHelpers<SuggestionValues>) {
    form.setStatus(undefined);
    const { error } = await submitSuggestion({ body: suggestionSubmission(values) });
    if (error === undefined) {
      onSent(values.email.trim() !== '');
      return;
    }
    const reason = apiErrorMessage(error, 'We couldn’t reach the server. Please try again in a moment.');
    showRefusal(form, values, { error, reason });
  }

  return (
    <Formik
      initialValues={emptySuggestion({ slug, name })}
      validationSchema={suggestionSchema}
      onSubmit={send}
    >
      {({ status, values }) => (
        <Card as={Form} noValidate aria-labelledby="suggestion-form">
          <Stack>
            <h2 id="suggestion-form">Your suggestion</h2>
            <ErrorSummary />
            <FormRadioGroup name="kind" label="What would you like to tell us?" options={KINDS} />
            {values.kind === 'correction' ? <CorrectionFields slug={slug} /> : <MissingClubFields />}
            <FormTextField
              name="email"
              type="email"
              label="Your email address (optional)"
              hint="Only if you’d like to hear the outcome. We’ll send you one email, and delete your address once we’ve decided."
              autoComplete="email"
            />
            <p>
              Our moderators read what you write. They don’t see your address. See our{' '}
              <NewTabLink to="/privacy-policy#data">privacy policy</NewTabLink>.
            </p>
            <HoneypotField />
            <FormError title="Your suggestion wasn’t sent">{status}</FormError>
            <div>
              {/* Without scripts it would submit what was typed as part of an address. */}
              <SubmitButton size="large" disabled={!isInBrowser} pendingLabel="Sending…">
                Send suggestion
              </SubmitButton>
            </div>
          </Stack>
        </Card>
      )}
    </Formik>
  );
}
