import { REVIEW_LINK_DAYS } from '@club-reviews/domain/review-form';
import { Button, ButtonAnchor, Cluster, Panel, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useResendLinkMutation } from '../../api/personal-api';
import { NumberedSteps } from '../../components/numbered-steps';
import { mailboxLink } from '../../lib/mailbox-link';
import { CorrectAddressForm } from './correct-address-form';
import type { SentReview } from './sent-review';

const STEPS = [
  {
    title: 'Open our email',
    text: 'It arrives within a few minutes. Check your spam folder if you can’t see it.',
  },
  {
    title: 'Read your review once more',
    text: 'The link in the email takes you to it. No one else can see it yet.',
  },
  {
    title: 'Select “Publish my review”',
    text: `The link works for ${REVIEW_LINK_DAYS} days. Without it, your review is never published.`,
  },
];

const Lead = styled.p`
  font-size: var(--text-l);
  overflow-wrap: anywhere;
`;

const Question = styled.h3`
  font-size: var(--text-m);
`;

interface CheckInboxProps {
  sent: SentReview;
  /** Called with the new address once the link has been sent there. */
  onCorrected: (email: string) => void;
}

/** Replaces the form after a review is sent: where the link went, what happens next, and what to do if it's missing. */
export function CheckInbox({ sent, onCorrected }: CheckInboxProps) {
  const { email, receipt } = sent;
  const lead = useRef<HTMLParagraphElement>(null);
  const correctButton = useRef<HTMLButtonElement>(null);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [isCorrected, setIsCorrected] = useState(false);
  const [resend, { data: resent, error, isLoading, reset }] = useResendLinkMutation();
  const mailbox = mailboxLink(sent.mailbox);
  // The form that had the focus is gone. Dialogs take the focus in the next frame if nothing has it by then.
  const afterwards = useRef<RefObject<HTMLElement | null>>(lead);
  useLayoutEffect(() => {
    if (!isCorrecting) afterwards.current.current?.focus();
  }, [isCorrecting]);

  return (
    <Stack data-gap="large">
      <Lead ref={lead} tabIndex={-1}>
        We’ve sent a link to <strong>{email}</strong>.
      </Lead>
      <NumberedSteps steps={STEPS} />
      {mailbox !== undefined && (
        <Cluster>
          <ButtonAnchor href={mailbox.address} variant="secondary">
            {mailbox.label}
          </ButtonAnchor>
        </Cluster>
      )}
      <Stack data-gap="small">
        <Question>No email?</Question>
        {isCorrecting ? (
          <CorrectAddressForm
            receipt={receipt}
            email={email}
            onCorrected={(corrected) => {
              afterwards.current = lead;
              setIsCorrecting(false);
              setIsCorrected(true);
              reset();
              onCorrected(corrected);
            }}
            onCancel={() => {
              afterwards.current = correctButton;
              setIsCorrecting(false);
            }}
          />
        ) : (
          <Cluster>
            <Button
              variant="secondary"
              pending={isLoading}
              pendingLabel="Sending…"
              onClick={() => {
                setIsCorrected(false);
                void resend({ body: { receipt } });
              }}
            >
              Send it again
            </Button>
            <Button ref={correctButton} variant="secondary" onClick={() => setIsCorrecting(true)}>
              Correct the address
            </Button>
          </Cluster>
        )}
        {/* Always in the page, so that screen readers announce changes to it. */}
        <div role="status">
          {resent !== undefined && !isLoading && !isCorrecting && (
            <Panel tone="success">We’ve sent the link again.</Panel>
          )}
          {isCorrected && !isCorrecting && (
            <Panel tone="success">We’ve sent a new link. The earlier one no longer works.</Panel>
          )}
          {error !== undefined && !isLoading && !isCorrecting && (
            <Panel tone="error" title="Nothing was sent">
              {apiErrorMessage(error, 'We couldn’t reach the server. Please try again in a moment.')}
            </Panel>
          )}
        </div>
      </Stack>
    </Stack>
  );
}
