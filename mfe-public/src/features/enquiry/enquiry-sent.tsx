import { Button, ButtonAnchor } from '@club-reviews/shared-ui';
import { MailCheck } from 'lucide-react';
import { OutcomeFrame } from '../../components/outcome-frame';
import { mailboxLink } from '../../lib/mailbox-link';
import type { SentEnquiry } from './enquiry-form';

interface EnquirySentProps {
  clubName: string;
  sent: SentEnquiry;
  /** Returns to the form, with what was typed. */
  onChange: () => void;
}

/** Replaces the form until the visitor leaves: the same message for every address, and what to do next. */
export function EnquirySent({ clubName, sent: { values, mailbox }, onChange }: EnquirySentProps) {
  const link = mailboxLink(mailbox);
  return (
    <OutcomeFrame
      icon={<MailCheck />}
      tone="good"
      title="Check your inbox"
      actions={
        <>
          {link !== undefined && <ButtonAnchor href={link.address}>{link.label}</ButtonAnchor>}
          <Button variant="secondary" onClick={onChange}>
            Change my message or address
          </Button>
        </>
      }
    >
      <p>
        Your question hasn’t been sent yet. We’ve emailed a link to <strong>{values.email}</strong>. Open it
        within 7 days and send your question to {clubName} from there.
      </p>
      <p>The club’s answer will come to the same address.</p>
      <p>Nothing there after a few minutes? Check your spam folder, and make sure the address is right.</p>
    </OutcomeFrame>
  );
}
