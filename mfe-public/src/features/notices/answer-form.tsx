import { ANSWER_TEXTS } from '@club-reviews/domain/defamation-notices';
import {
  FormError,
  FormPart,
  FormRadioGroup,
  FormStack,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useSubmit,
} from '@club-reviews/shared-ui/forms';
import { useAnswerNoticeMutation } from '../../api/personal-api';
import { answerFormSchema, answerSubmission, NO_ANSWER_YET } from './answer-form.schema';
import type { AnswerFormValues } from './answer-form.schema';

/** The author's answer to a notice. */
export function AnswerForm({ token }: { token: string }) {
  const [answerNotice] = useAnswerNoticeMutation();
  const send = useSubmit((values: AnswerFormValues) =>
    answerNotice({ body: answerSubmission(token, values) }),
  );

  return (
    <FormStack initialValues={NO_ANSWER_YET} validationSchema={answerFormSchema} onSubmit={send}>
      {({ values }) => (
        <>
          <FormPart level={3} title="Your answer">
            <FormRadioGroup
              name="answer"
              label="What should happen to your review?"
              options={[
                { value: 'remove', label: 'Remove my review', hint: 'No one finds out who you are.' },
                {
                  value: 'keep',
                  label: 'Keep my review',
                  hint: 'The law then requires your full name and postal address.',
                },
              ]}
            />
            {values.answer === 'keep' && (
              <>
                <FormTextField name="fullName" label="Your full name" autoComplete="name" />
                <FormTextArea
                  name="postalAddress"
                  label="Your postal address"
                  hint="Where you live or work. If your name or address is obviously false, we’ll remove your review."
                  rows={3}
                  countLimit={ANSWER_TEXTS.postalAddress.max}
                  autoComplete="street-address"
                />
                <FormRadioGroup
                  name="mayShare"
                  label="May we give them to the complainant?"
                  hint="If not, they’ll only get them if a court orders us to."
                  options={[
                    { value: 'yes', label: 'Yes' },
                    { value: 'no', label: 'No' },
                  ]}
                />
              </>
            )}
            <FormError title="Your answer wasn’t sent" />
            <div>
              <SubmitButton size="large" pendingLabel="Sending…">
                Send my answer
              </SubmitButton>
            </div>
          </FormPart>
        </>
      )}
    </FormStack>
  );
}
