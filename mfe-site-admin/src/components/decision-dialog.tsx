import { Panel } from '@club-reviews/shared-ui';
import { FormDialog, useSubmit } from '@club-reviews/shared-ui/forms';
import type { FormikConfig, FormikValues } from 'formik';
import type { ReactNode, RefObject } from 'react';
import type { AnyObjectSchema } from 'yup';
import { toastOutcome } from '../lib/toast-outcome';
import type { OutcomeMessages } from '../lib/toast-outcome';

/** The props that every decision dialog gets from its list. */
export interface DecisionFrame {
  /** Called once the decision has been carried out, before the dialog closes. */
  onDecided?: () => void;
  onClose: () => void;
  /** Where the focus goes when the dialog closes, if not to the button that opened it. */
  focusAfter: RefObject<HTMLElement | null>;
}

interface DecisionDialogProps<Values extends FormikValues> extends DecisionFrame {
  title: string;
  /** The consequences of the decision, or what it's about. */
  description: ReactNode;
  warning?: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  isDangerous?: boolean;
  messages: OutcomeMessages;
  /** The fields' initial values; none for a decision without fields. */
  initialValues: Values;
  validationSchema?: AnyObjectSchema;
  /** The form's names for fields that the api names differently. */
  fieldNames?: Record<string, keyof Values & string>;
  /** Makes the call; a note is added to the success message. */
  execute: (values: Values) => Promise<{ error?: unknown; note?: string | undefined }>;
  /** What the decision is about, and its fields. */
  children?: ReactNode;
}

/** Asks before a decision is carried out, and reports the outcome. */
export function DecisionDialog<Values extends FormikValues>({
  fieldNames = {},
  execute,
  messages,
  onDecided,
  warning,
  children,
  ...dialog
}: DecisionDialogProps<Values>) {
  const decide = useSubmit(
    async (values: Values) => {
      const { error, note } = await execute(values);
      return { data: note, error };
    },
    {
      onDone(note) {
        toastOutcome(undefined, messages, note);
        onDecided?.();
        dialog.onClose();
      },
      onRefused: (_reason, error) => toastOutcome(error, messages),
      names: () => fieldNames,
    },
  );

  return (
    <FormDialog
      {...dialog}
      // Formik can't resolve the type of a generic form's errors; they're strings.
      onSubmit={decide as unknown as FormikConfig<Values>['onSubmit']}
      refusalTitle={messages.failed ?? 'That didn’t work'}
    >
      {warning !== undefined && <Panel tone="warning">{warning}</Panel>}
      {children}
    </FormDialog>
  );
}
