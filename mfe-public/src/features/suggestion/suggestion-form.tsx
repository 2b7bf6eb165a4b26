import { ErrorSummary, FormRadioGroup, FormTextField, useSubmit } from '@club-reviews/shared-ui/forms';
import { useSubmitSuggestionMutation } from '../../api/personal-api';
import { FormCard } from '../../components/form-card';
import { HoneypotField } from '../../components/honeypot-field';
import { NewTabLink } from '../../components/new-tab-link';
import { KindFields } from './suggestion-fields';
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
  const send = useSubmit(
    (values: SuggestionValues) => submitSuggestion({ body: suggestionSubmission(values) }),
    { onDone: (_data, { email }) => onSent(email.trim() !== '') },
  );

  return (
    <FormCard
      initialValues={emptySuggestion({ slug, name })}
      validationSchema={suggestionSchema}
      onSubmit={send}
      title="Your suggestion"
      submitLabel="Send suggestion"
      refusalTitle="Your suggestion wasn’t sent"
    >
      <ErrorSummary />
      <FormRadioGroup name="kind" label="What would you like to tell us?" options={KINDS} />
      <KindFields slug={slug} />
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
    </FormCard>
  );
}
