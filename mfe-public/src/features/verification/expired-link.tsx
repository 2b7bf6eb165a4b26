import { REVIEW_LINK_DAYS } from '@club-reviews/domain/review-form';
import { Button, ButtonAnchor, ButtonLink, ErrorPanel, FocusArea } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { Hourglass, MailCheck } from 'lucide-react';
import { useResendVerificationMutation } from '../../api/personal-api';
import { OutcomeFrame } from '../../components/outcome-frame';
import { mailboxLink } from '../../lib/mailbox-link';

/** An expired link, and how to get a new one. */
export function ExpiredLink({ token }: { token: string }) {
  const [resend, { data, error, isLoading }] = useResendVerificationMutation();
  const mailbox = mailboxLink(data?.mailbox);
  return (
    <FocusArea shown={data === undefined ? 'expired' : 'sent'}>
      {data === undefined ? (
        <OutcomeFrame
          icon={<Hourglass />}
          title="This link has expired"
          actions={
            <Button
              pending={isLoading}
              pendingLabel="Sending…"
              onClick={() => void resend({ body: { token } })}
            >
              Send a new link
            </Button>
          }
        >
          <p>
            Links work for {REVIEW_LINK_DAYS} days. Your review is still here, and we can send a new link to
            the same address.
          </p>
          {error !== undefined && (
            <ErrorPanel
              title="No new link was sent"
              text={apiErrorMessage(error, 'We couldn’t reach the server. Please try again in a moment.')}
            />
          )}
        </OutcomeFrame>
      ) : (
        <OutcomeFrame
          icon={<MailCheck />}
          tone="good"
          title="Please check your email"
          actions={
            mailbox === undefined ? (
              <ButtonLink to="/" variant="secondary">
                Go to the home page
              </ButtonLink>
            ) : (
              <ButtonAnchor href={mailbox.address}>{mailbox.label}</ButtonAnchor>
            )
          }
        >
          <p>A new link is on its way. Use it to check your review and publish it.</p>
        </OutcomeFrame>
      )}
    </FocusArea>
  );
}
