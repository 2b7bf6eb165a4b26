import { NOTICE_TEXTS } from '@club-reviews/domain/defamation-notices';
import { Stack } from '@club-reviews/shared-ui';
import {
  ErrorSummary,
  FormError,
  FormPart,
  FormRadioGroup,
  FormTextArea,
  FormTextField,
  showRefusal,
  SubmitButton,
} from '@club-reviews/shared-ui/forms';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useSubmitNoticeMutation } from '../../api/personal-api';
import { HoneypotField } from '../../components/honeypot-field';
import { NewTabLink } from '../../components/new-tab-link';
import { FormCheckbox } from './form-checkbox';
import { EMPTY_NOTICE, noticeFormSchema, noticeSubmission } from './notice-form.schema';
import type { NoticeFormValues } from './notice-form.schema';

const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface NoticeFormProps {
  reviewId: number;
  /** Gets the path of the mailbox where no mail leaves the site. */
  onSubmitted: (mailbox: string | undefined) => void;
}

/** Everything that section 5(6) of the Defamation Act and regulation 2 want a notice to say. */
export function NoticeForm({ reviewId, onSubmitted }: NoticeFormProps) {
  const [submitNotice] = useSubmitNoticeMutation();

  async function submit(values: NoticeFormValues, form: FormikHelpers<NoticeFormValues>) {
    form.setStatus(undefined);
    const { data, error } = await submitNotice({ body: noticeSubmission(reviewId, values) });
    if (error === undefined) {
      onSubmitted(data.mailbox);
      return;
    }
    const reason = apiErrorMessage(error, 'The server could not be reached. Please try again in a moment.');
    showRefusal(form, values, { error, reason });
  }

  return (
    <Formik initialValues={EMPTY_NOTICE} validationSchema={noticeFormSchema} onSubmit={submit}>
      {({ status }) => (
        <Stack as={Form} noValidate>
          <ErrorSummary />
          <FormPart level={2} title="You">
            <FormTextField name="name" label="Your full name" autoComplete="name" />
            <FormTextField
              name="email"
              type="email"
              label="Your email address"
              hint="We write to it about this notice, and first ask you to confirm it."
              autoComplete="email"
            />
          </FormPart>
          <FormPart level={2} title="What you complain of">
            <FormTextArea
              name="statement"
              label="The statement"
              hint="Quote the words of the review that you complain of."
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
              hint="The meaning that you say readers take from it."
              rows={3}
              countLimit={NOTICE_TEXTS.meaning.max}
            />
            <FormTextArea
              name="inaccuracies"
              label="What is wrong with it"
              hint="What is factually inaccurate, or an opinion that no fact supports?"
              rows={4}
              countLimit={NOTICE_TEXTS.inaccuracies.max}
            />
          </FormPart>
          <FormPart level={2} title="What the law asks you to say">
            <FormRadioGroup
              name="shareName"
              label="May we give the author your name?"
              hint="They get a copy of your notice in any case."
              options={YES_OR_NO}
            />
            <FormRadioGroup
              name="shareEmail"
              label="May we give the author your email address?"
              options={YES_OR_NO}
            />
            <FormCheckbox name="removedTwice">
              The same statement by the same author was already removed after two or more earlier notices of
              mine.
            </FormCheckbox>
            <FormCheckbox name="cannotIdentify">
              I don’t have enough information about the author to bring proceedings against them.
            </FormCheckbox>
          </FormPart>
          <p>
            What we do with this: <NewTabLink to="/privacy-policy#data">privacy policy</NewTabLink>.
          </p>
          <HoneypotField />
          <FormError title="Your notice was not taken in">{status}</FormError>
          <div>
            <SubmitButton size="large" pendingLabel="Saving…">
              Continue
            </SubmitButton>
          </div>
        </Stack>
      )}
    </Formik>
  );
}
