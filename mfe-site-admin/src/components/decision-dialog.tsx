import { Button, Dialog, Panel, Stack } from '@club-reviews/shared-ui';
import { FormError, showRefusal, SubmitButton } from '@club-reviews/shared-ui/forms';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useId } from 'react';
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

interface DecisionDialogProps<Values> extends DecisionFrame {
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
export function DecisionDialog<Values extends object>({
  initialValues,
  validationSchema,
  fieldNames,
  execute,
  messages,
  onDecided,
  onClose,
  focusAfter,
  children,
  ...texts
}: DecisionDialogProps<Values>) {
  const formId = useId();

  async function decide(values: Values, form: FormikHelpers<Values>) {
    form.setStatus(undefined);
    const { error, note } = await execute(values);
    const reason = toastOutcome(error, messages, note);
    if (reason === null) {
      onDecided?.();
      onClose();
      return;
    }
    // Formik can't resolve the type of a generic form's errors; they're strings.
    const refused = form as unknown as Parameters<typeof showRefusal<Values>>[0];
    showRefusal(refused, values, { error, reason, names: fieldNames });
  }

  return (
    <Formik initialValues={initialValues} validationSchema={validationSchema} onSubmit={decide}>
      {({ isSubmitting, status }) => (
        <Dialog
          open
          onClose={() => !isSubmitting && onClose()}
          title={texts.title}
          description={texts.description}
          focusAfter={focusAfter}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton
                form={formId}
                variant={texts.isDangerous === true ? 'danger' : 'primary'}
                pendingLabel={texts.pendingLabel}
              >
                {texts.submitLabel}
              </SubmitButton>
            </>
          }
        >
          <Stack as={Form} id={formId} noValidate>
            <FormError title={messages.failed ?? 'That didn’t work'}>{status}</FormError>
            {texts.warning !== undefined && <Panel tone="warning">{texts.warning}</Panel>}
            {children}
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
