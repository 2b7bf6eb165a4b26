import { ButtonAnchor, ButtonLink } from '@club-reviews/shared-ui';
import { MailCheck } from 'lucide-react';
import { OutcomeFrame } from '../../components/outcome-frame';
import { mailboxLink } from '../../lib/mailbox-link';

/** The same message for every address. */
export function ReportSent({ mailbox }: { mailbox: string | undefined }) {
  const link = mailboxLink(mailbox);
  return (
    <OutcomeFrame
      icon={<MailCheck />}
      tone="good"
      title="Please check your inbox"
      actions={
        <>
          {link !== undefined && <ButtonAnchor href={link.address}>{link.label}</ButtonAnchor>}
          <ButtonLink to="/all-reviews" variant="secondary">
            See all reviews
          </ButtonLink>
        </>
      }
    >
      <p>
        We’ve sent you a link. Open it and confirm your report. Our moderators will see it once you have, and
        you’ll get a number for it.
      </p>
      <p>Nothing there after a few minutes? Check your spam folder, or send the report again.</p>
    </OutcomeFrame>
  );
}
