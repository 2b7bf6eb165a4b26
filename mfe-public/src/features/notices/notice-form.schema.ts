import { NOTICE_MESSAGES, NOTICE_TEXTS } from '@club-reviews/domain/defamation-notices';
import { boolean, object, string } from 'yup';
import type { SubmitNoticeApiArg } from '../../api/generated-personal';
import { emailSchema } from '../../lib/email-schema';
import { limited } from '../../lib/text-schema';

/** The answer to a required question. */
export type YesOrNo = 'yes' | 'no' | '';

/** The form's values while a notice is being written. */
export interface NoticeFormValues {
  name: string;
  email: string;
  statement: string;
  defamatory: string;
  meaning: string;
  inaccuracies: string;
  cannotIdentify: boolean;
  shareName: YesOrNo;
  shareEmail: YesOrNo;
  removedTwice: boolean;
  /** Hidden from people: only bots fill it in. */
  website: string;
}

/** The form's initial values. */
export const EMPTY_NOTICE: NoticeFormValues = {
  name: '',
  email: '',
  statement: '',
  defamatory: '',
  meaning: '',
  inaccuracies: '',
  cannotIdentify: false,
  shareName: '',
  shareEmail: '',
  removedTwice: false,
  website: '',
};

function text({ missing, ...rule }: { name: string; max: number; missing: string }) {
  return limited(rule).required(missing);
}

/** The rules for a notice before it's sent; the server applies them again. */
export const noticeFormSchema = object({
  name: text(NOTICE_TEXTS.name),
  email: emailSchema,
  statement: text(NOTICE_TEXTS.statement),
  defamatory: text(NOTICE_TEXTS.defamatory),
  meaning: text(NOTICE_TEXTS.meaning),
  inaccuracies: text(NOTICE_TEXTS.inaccuracies),
  cannotIdentify: boolean().oneOf([true], NOTICE_MESSAGES.cannotIdentify),
  shareName: string().required(NOTICE_MESSAGES.shareName),
  shareEmail: string().required(NOTICE_MESSAGES.shareEmail),
});

/** The notice as the api takes it. */
export function noticeSubmission(reviewId: number, values: NoticeFormValues): SubmitNoticeApiArg['body'] {
  const { cannotIdentify: _checked, shareName, shareEmail, removedTwice, website, ...texts } = values;
  const trimmed = Object.fromEntries(
    Object.entries(texts).map(([name, words]) => [name, words.trim()]),
  ) as typeof texts;
  return {
    reviewId,
    ...trimmed,
    cannotIdentify: true,
    shareName: shareName === 'yes',
    shareEmail: shareEmail === 'yes',
    removedTwice,
    ...(website === '' ? {} : { website }),
  };
}
