import { NOTICE_TEXTS } from '@club-reviews/domain/defamation-notices';
import {
  ErrorSummary,
  FormCheckbox,
  FormError,
  FormPart,
  FormRadioGroup,
  FormStack,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useSubmit,
} from '@club-reviews/shared-ui/forms';
import { useSubmitNoticeMutation } from '../../api/personal-api';
import { HoneypotField } from '../../components/honeypot-field';
import { NewTabLink } from '../../components/new-tab-link';
import { EMPTY_NOTICE, noticeFormSchema, noticeSubmission } from './notice-form.schema';
import type { NoticeFormValues } from './notice-form.schema';

const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface NoticeFormProps {
  reviewId: number;
  /** Gets the path of the mailbox if the site sends no real email. */
  onSubmitted: (mailbox: string | undefined) => void;
}

/** Everything that section 5(6) of the Defamation Act and regulation 2 require in a notice. */
export function NoticeForm({ reviewId, onSubmitted }: NoticeFormProps) {
  const [submitNotice] = useSubmitNoticeMutation();
  const submit = useSubmit(
    (values: NoticeFormValues) => submitNotice({ body: noticeSubmission(reviewId, values) }),
    { onDone: ({ mailbox }) => onSubmitted(mailbox) },
  );

  return (
    <FormStack initialValues={EMPTY_NOTICE} validationSchema={noticeFormSchema} onSubmit={submit}>
      <ErrorSummary />
      <FormPart level={2} title="You">
        <FormTextField name="name" label="Your full name" autoComplete="name" />
        <FormTextField
          name="email"
          type="email"
          label="Your email address"
          hint="We’ll use it to contact you about this notice. First, we’ll ask you to confirm it."
          autoComplete="email"
        />
      </FormPart>
      <FormPart level={2} title="What you’re complaining about">
        <FormTextArea
          name="statement"
          label="The statement"
          hint="Quote the words in the review that you’re complaining about."
          rows={3}
          countLimit={NOTICE_TEXTS.statement.max}
        />
        <FormTextArea
          name="defamatory"
          label="Why it’s defamatory of you"
          hint="How do readers know that it’s about you, and what harm does it do?"
          rows={4}
          countLimit={NOTICE_TEXTS.defamatory.max}
        />
        <FormTextArea
          name="meaning"
          label="What you understand it to mean"
          hint="What you say readers take it to mean."
          rows={3}
          countLimit={NOTICE_TEXTS.meaning.max}
        />
        <FormTextArea
          name="inaccuracies"
          label="What’s wrong with it"
          hint="What’s factually inaccurate, or an opinion not supported by fact?"
          rows={4}
          countLimit={NOTICE_TEXTS.inaccuracies.max}
        />
      </FormPart>
      <FormPart level={2} title="What the law asks you to say">
        <FormRadioGroup
          name="shareName"
          label="May we give the author your name?"
          hint="They’ll get a copy of your notice either way."
          options={YES_OR_NO}
        />
        <FormRadioGroup
          name="shareEmail"
          label="May we give the author your email address?"
          options={YES_OR_NO}
        />
        <FormCheckbox
          name="removedTwice"
          label="The same statement by the same author has already been removed after two or more of my earlier notices."
        />
        <FormCheckbox
          name="cannotIdentify"
          label="I don’t have enough information about the author to bring proceedings against them."
        />
      </FormPart>
      <p>
        Our <NewTabLink to="/privacy-policy#data">privacy policy</NewTabLink> says what we do with this.
      </p>
      <HoneypotField />
      <FormError title="Your notice wasn’t saved" />
      <div>
        <SubmitButton size="large" pendingLabel="Saving…">
          Continue
        </SubmitButton>
      </div>
    </FormStack>
  );
}
