import { FocusArea } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { ContactForm } from './contact-form';
import type { ContactMessage } from './contact-form.schema';
import { contactMailAddress } from './contact-mail';
import { ContactReady } from './contact-ready';

interface ContactDeskProps {
  /** The form's initial values. */
  beginning: Pick<ContactMessage, 'subject' | 'message'>;
}

/** Opens the email app, as clicking a mailto link would. */
function openMailProgram(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}

/** The form, then the finished email in its place; going back to the form keeps what was typed. */
export function ContactDesk({ beginning }: ContactDeskProps) {
  const { supportEmail } = useRemoteContext().config;
  const [message, setMessage] = useState<ContactMessage>({ name: '', email: '', ...beginning });
  const [isReady, setIsReady] = useState(false);

  const finish = (written: ContactMessage) => {
    setMessage(written);
    setIsReady(true);
    openMailProgram(contactMailAddress(supportEmail, written));
  };

  return (
    <FocusArea shown={isReady ? 'ready' : 'form'}>
      {isReady ? (
        <ContactReady message={message} onChange={() => setIsReady(false)} />
      ) : (
        <ContactForm initial={message} onWritten={finish} />
      )}
    </FocusArea>
  );
}
