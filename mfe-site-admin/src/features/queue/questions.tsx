import type { AnyObjectSchema } from 'yup';
import { ReasonField } from '../../components/reason-field';
import { RemovalFields } from '../../components/removal-fields';
import { mailedReasonSchema, NO_REASON, reasonBody } from '../../lib/reason-form';
import { NO_REMOVAL, removalBody, removalSchema } from '../../lib/removal-form';
import type { RemovalValues } from '../../lib/removal-form';
import type { Question } from './kind';

interface ReasonOptions {
  isOptional?: boolean;
  schema?: AnyObjectSchema;
}

/** Asks for a reason; `hint` says who will read it. */
export function askForReason(
  description: string,
  hint: string,
  { isOptional = false, schema = mailedReasonSchema }: ReasonOptions = {},
): Question {
  return {
    description,
    initialValues: { ...NO_REASON },
    schema,
    fields: <ReasonField hint={hint} isOptional={isOptional} />,
    toBody: ({ reason = '' }) => reasonBody({ reason }),
  };
}

/** Asks for a reason from the public list before a review is removed. */
export function askForRemoval(): Question {
  return {
    description: 'It comes off the site and out of the ratings. We’ll email its author, who can appeal.',
    initialValues: { ...NO_REMOVAL },
    schema: removalSchema,
    fields: <RemovalFields hint="We’ll include this in the email to its author, with the reason." />,
    toBody: ({ reasonCode = '', reason = '' }) =>
      removalBody({ reasonCode: reasonCode as RemovalValues['reasonCode'], reason }),
  };
}
