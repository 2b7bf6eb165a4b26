import { getOperator } from '@club-reviews/domain/operator-defaults';
import { Button, ButtonAnchor, Card, Cluster, copyText, Stack } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { Copy, MailOpen } from 'lucide-react';
import { styled } from 'styled-components';
import type { ContactMessage } from './contact-form.schema';
import { contactMailAddress, contactMailText } from './contact-mail';

const Sheet = styled(Card)`
  gap: var(--space-4);

  & > svg {
    width: 2.75rem;
    height: 2.75rem;
    color: var(--color-pitch);
  }
`;

const Mail = styled.pre`
  max-height: 22rem;
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  font: inherit;
  font-size: var(--text-s);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  overflow-y: auto;
`;

interface ContactReadyProps {
  message: ContactMessage;
  onChange: () => void;
}

/** Replaces the form once the email app should have opened; without one, the message can be copied from here. */
export function ContactReady({ message, onChange }: ContactReadyProps) {
  const { config } = useRemoteContext();
  const { supportEmail } = config;
  const text = contactMailText(supportEmail, message);

  return (
    <Sheet>
      <MailOpen aria-hidden="true" />
      <h2>Your email is ready</h2>
      <p>
        Your email app should have opened with your message in it. <strong>It hasn’t been sent yet:</strong>{' '}
        select “Send” there. We’ll reply within {getOperator(config).replyTimeLongest}.
      </p>
      <Cluster>
        <ButtonAnchor href={contactMailAddress(supportEmail, message)}>Open it again</ButtonAnchor>
        <Button variant="secondary" onClick={onChange}>
          Change the message
        </Button>
      </Cluster>
      <Stack data-gap="small">
        <h3>Didn’t your email app open?</h3>
        <p>Copy the message and send it from your usual email account.</p>
        <Mail tabIndex={0} role="group" aria-label="Your message">
          {text}
        </Mail>
        <div>
          <Button variant="secondary" size="small" onClick={() => void copyText(text, 'message')}>
            <Copy aria-hidden="true" />
            Copy message
          </Button>
        </div>
      </Stack>
    </Sheet>
  );
}
