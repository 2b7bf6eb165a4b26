import { tooLongMessage } from '@club-reviews/domain/contact-details';
import {
  ANSWER_TEXTS,
  NOTICE_MESSAGES,
  SHARE_DETAILS_MESSAGE,
} from '@club-reviews/domain/defamation-notices';
import type { AuthorResponse } from '@club-reviews/domain/defamation-notices';
import { object, string } from 'yup';
import type { AnswerNoticeApiArg } from '../../api/generated-personal';
import type { YesOrNo } from './notice-form.schema';

/** The form's values while an author answers. */
export interface AnswerFormValues {
  answer: AuthorResponse | '';
  fullName: string;
  postalAddress: string;
  mayShare: YesOrNo;
}

/** The form's initial values. */
export const NO_ANSWER_YET: AnswerFormValues = { answer: '', fullName: '', postalAddress: '', mayShare: '' };

const whenKept = ({ name, max, missing }: { name: string; max: number; missing: string }) =>
  string()
    .trim()
    .when('answer', {
      is: 'keep',
      then: (text) => text.max(max, tooLongMessage(name, max)).required(missing),
    });

/** The rules for an answer: an author who keeps the review must give name and address. */
export const answerFormSchema = object({
  answer: string().required(NOTICE_MESSAGES.answer),
  fullName: whenKept(ANSWER_TEXTS.fullName),
  postalAddress: whenKept(ANSWER_TEXTS.postalAddress),
  mayShare: string().when('answer', { is: 'keep', then: (text) => text.required(SHARE_DETAILS_MESSAGE) }),
});

/** The answer as the api takes it. */
export function answerSubmission(token: string, values: AnswerFormValues): AnswerNoticeApiArg['body'] {
  if (values.answer !== 'keep') return { token, answer: 'remove' };
  return {
    token,
    answer: 'keep',
    fullName: values.fullName.trim(),
    postalAddress: values.postalAddress.trim(),
    mayShare: values.mayShare === 'yes',
  };
}
