import { CLUB_TEAM_AGE_GROUPS } from '@club-reviews/domain/club-facts';
import { ENQUIRY_TEXTS } from '@club-reviews/domain/enquiries';
import {
  ErrorSummary,
  FormSelect,
  FormTextArea,
  FormTextField,
  useSubmit,
} from '@club-reviews/shared-ui/forms';
import { isApiError } from '@club-reviews/shared-ui/platform';
import type { SubmitEnquiryApiArg } from '../../api/generated-personal';
import type { ClubDetail } from '../../api/types';
import { useSubmitEnquiryMutation } from '../../api/personal-api';
import { FormCard } from '../../components/form-card';
import { HoneypotField } from '../../components/honeypot-field';
import { NewTabLink } from '../../components/new-tab-link';
import { enquirySchema } from './enquiry-form.schema';
import type { EnquiryValues } from './enquiry-form.schema';
import { MessageHelp } from './message-help';

/** The choice allows no other value. */
type AgeGroup = SubmitEnquiryApiArg['body']['ageGroup'];

const AGE_GROUPS = CLUB_TEAM_AGE_GROUPS.map((group) => ({
  value: group,
  label: group.charAt(0).toUpperCase() + group.slice(1),
}));

/** What was sent and, on a site that sends no real email, where to read it. */
export interface SentEnquiry {
  values: EnquiryValues;
  mailbox: string | undefined;
}

interface EnquiryFormProps {
  club: Pick<ClubDetail, 'name' | 'slug'>;
  /** The form's initial values. */
  initial: EnquiryValues;
  onSent: (sent: SentEnquiry) => void;
  /** Called if nobody at the club would read it. */
  onRefused: () => void;
}

/** Asks a club about a place: for whom, what, and the address for the reply. */
export function EnquiryForm({ club, initial, onSent, onRefused }: EnquiryFormProps) {
  const [submitEnquiry] = useSubmitEnquiryMutation();
  const send = useSubmit(
    ({ ageGroup, message, email, website }: EnquiryValues) =>
      submitEnquiry({
        idOrSlug: club.slug,
        body: {
          ageGroup: ageGroup === '' ? null : (ageGroup as AgeGroup),
          message: message.trim(),
          email: email.trim(),
          website,
        },
      }),
    {
      onDone: ({ mailbox }, { message, email, ...values }) =>
        onSent({ values: { ...values, message: message.trim(), email: email.trim() }, mailbox }),
      onRefused: (_reason, error) => isApiError(error) && error.status === 409 && onRefused(),
    },
  );

  return (
    <FormCard
      initialValues={initial}
      validationSchema={enquirySchema}
      onSubmit={send}
      title="Your question"
      submitLabel="Send question"
      refusalTitle="Your question wasn’t sent"
    >
      <ErrorSummary />
      <FormSelect
        name="ageGroup"
        label="Age group (optional)"
        placeholder="Any age group"
        options={AGE_GROUPS}
      />
      <FormTextArea
        name="message"
        label="Your message"
        hint="How old your child is, which days suit you, and what you’d like to know. Please leave out your child’s name."
        rows={6}
        countTo={ENQUIRY_TEXTS.message.min}
        countLimit={ENQUIRY_TEXTS.message.max}
      />
      <MessageHelp />
      <FormTextField
        name="email"
        type="email"
        label="Your email address"
        hint="We’ll send you a link to confirm it, then the club’s answer."
        autoComplete="email"
      />
      <p>
        We’ll pass your message on to the people who manage {club.name} here, without your address. See our{' '}
        <NewTabLink to="/privacy-policy#data">privacy policy</NewTabLink>.
      </p>
      <HoneypotField />
    </FormCard>
  );
}
