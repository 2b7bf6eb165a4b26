import { Button, Dialog, Panel, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextArea, SubmitButton } from '@club-reviews/shared-ui/forms';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';
import {
  NO_REASON,
  neededReasonSchema,
  optionalReasonSchema,
  REASON_MAX_CHARACTERS,
} from '../lib/reason-form';
import type { ReasonValues } from '../lib/reason-form';

/** What a decision asks about its reason: for the record, or for those whom it concerns; "none" asks for none. */
export type ReasonFor = 'record' | 'mail' | 'none';

/** What every question before a decision needs to know from the list that asks it. */
export interface DecisionFrame {
  onClose: () => void;
  /** Where the focus goes when the dialog does, if not to the button that opened it. */
  focusAfter: RefObject<HTMLElement | null>;
}

interface DecisionDialogProps extends DecisionFrame {
  title: string;
  /** What will follow from it. */
  consequence: ReactNode;
  warning?: ReactNode;
  reasonFor: ReasonFor;
  /** Says who reads the reason. */
  reasonHint?: string;
  submitLabel: string;
  pendingLabel: string;
  failureTitle: string;
  isDangerous?: boolean;
  /** Carries the decision out. @returns why it failed, or null */
  onDecide: (values: ReasonValues) => Promise<string | null>;
  /** What is decided about. */
  children?: ReactNode;
}

const SCHEMAS = { record: optionalReasonSchema, mail: neededReasonSchema, none: undefined };

/** Asks before something is done that cannot be taken back, and takes the reason for it. */
export function DecisionDialog({
  onDecide,
  onClose,
  focusAfter,
  reasonFor,
  children,
  ...texts
}: DecisionDialogProps) {
  const formId = useId();
  return (
    <Formik
      initialValues={NO_REASON}
      validationSchema={SCHEMAS[reasonFor]}
      onSubmit={async (values, form) => {
        form.setStatus(undefined);
        form.setStatus((await onDecide(values)) ?? undefined);
      }}
    >
      {({ isSubmitting, status }) => (
        <Dialog
          open
          onClose={() => !isSubmitting && onClose()}
          title={texts.title}
          description={texts.consequence}
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
            <FormError title={texts.failureTitle}>{status}</FormError>
            {texts.warning !== undefined && <Panel tone="warning">{texts.warning}</Panel>}
            {children}
            {reasonFor !== 'none' && (
              <FormTextArea
                name="reason"
                label={reasonFor === 'record' ? 'Reason (optional)' : 'Reason'}
                hint={texts.reasonHint}
                rows={reasonFor === 'record' ? 2 : 4}
                countLimit={REASON_MAX_CHARACTERS}
              />
            )}
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
