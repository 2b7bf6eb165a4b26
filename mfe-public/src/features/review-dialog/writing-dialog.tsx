import { Button, Dialog, Stack } from '@club-reviews/shared-ui';
import { ErrorSummary, FormError, SubmitButton } from '@club-reviews/shared-ui/forms';
import { Form, useFormikContext } from 'formik';
import { useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { DiscardQuestion } from './discard-question';
import { useAskBeforeBack } from './use-ask-before-back';

interface WritingDialogProps {
  title: string;
  description: string;
  /** Whether it has any text that would be a pain to lose; by default, once anything has been changed. */
  isWorthAsking?: boolean;
  submitLabel: string;
  pendingLabel: string;
  /** Shown above the reason if the server refuses. */
  refusalTitle: string;
  onClose: () => void;
  /** Keeps the text on this device, before the dialog closes. Cancel asks too if it can be kept. */
  onKeepDraft?: () => void;
  /** Called before it closes because the visitor wants to discard the text. */
  onDiscard?: () => void;
  /** Where the focus goes when the dialog closes, if not to what opened it. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** Replaces the form once it's sent, with a button that closes the dialog. */
  outcome?: { title: string; content: ReactNode };
  /** The fields. */
  children: ReactNode;
}

const Refusal = styled.div`
  flex: 1 0 100%;
`;

/** The modal form for the Formik context around it. It asks before text is discarded by accident. */
export function WritingDialog({
  onClose,
  onKeepDraft,
  onDiscard,
  outcome,
  children,
  ...frame
}: WritingDialogProps) {
  const { status, isSubmitting, dirty } = useFormikContext();
  const isWorthAsking = frame.isWorthAsking ?? dirty;
  const formId = useId();
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const focusedBefore = useRef<Element | null>(null);
  const stopAsking = useAskBeforeBack(isWorthAsking && outcome === undefined, ask);

  function ask() {
    if (asksToDiscard) return;
    focusedBefore.current = document.activeElement;
    setAsksToDiscard(true);
  }

  function close(before?: () => void) {
    before?.();
    stopAsking();
    onClose();
  }

  /** Escape, a press outside and the cross come here; they're easily hit by accident. */
  function dismiss() {
    if (isSubmitting) return;
    if (asksToDiscard) keepWriting();
    else if (isWorthAsking && outcome === undefined) ask();
    else onClose();
  }

  function keepWriting() {
    setAsksToDiscard(false);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }

  return (
    <Dialog
      open
      onClose={dismiss}
      title={outcome?.title ?? frame.title}
      description={outcome === undefined ? frame.description : undefined}
      focusAfter={frame.focusAfter}
      footer={
        outcome !== undefined ? (
          <Button onClick={onClose}>Done</Button>
        ) : asksToDiscard ? (
          <DiscardQuestion
            onKeep={keepWriting}
            onKeepDraft={onKeepDraft && (() => close(onKeepDraft))}
            onDiscard={() => close(onDiscard)}
          />
        ) : (
          <>
            {status !== undefined && (
              <Refusal>
                <FormError title={frame.refusalTitle} />
              </Refusal>
            )}
            <Button variant="secondary" onClick={() => (onKeepDraft === undefined ? close() : dismiss())}>
              Cancel
            </Button>
            <SubmitButton form={formId} pendingLabel={frame.pendingLabel}>
              {frame.submitLabel}
            </SubmitButton>
          </>
        )
      }
    >
      {outcome?.content ?? (
        <Stack as={Form} id={formId} noValidate data-gap="large">
          <ErrorSummary />
          {children}
        </Stack>
      )}
    </Dialog>
  );
}
