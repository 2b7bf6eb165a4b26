import { Button, ButtonAnchor } from '@club-reviews/shared-ui';
import { MailCheck } from 'lucide-react';
import { OutcomeFrame } from '../../components/outcome-frame';
import { mailboxLink } from '../../lib/mailbox-link';

interface LinksSentProps {
  mailbox: string | undefined;
  onAgain: () => void;
}

/** The same message for every address: this page never reveals who has written reviews. */
export function LinksSent({ mailbox, onAgain }: LinksSentProps) {
  const link = mailboxLink(mailbox);
  return (
    <OutcomeFrame
      icon={<MailCheck />}
      tone="good"
      title="Please check your email"
      actions={
        <>
          {link !== undefined && <ButtonAnchor href={link.address}>{link.label}</ButtonAnchor>}
          <Button variant="secondary" onClick={onAgain}>
            Try another address
          </Button>
        </>
      }
    >
      <p>If we have reviews from this address, the links are on their way.</p>
      <p>Nothing there after a few minutes? Check your spam folder, or try another address.</p>
    </OutcomeFrame>
  );
}
