import { SAVED_SEARCH_LINK_DAYS } from '@club-reviews/domain/saved-searches';
import { Button, ButtonAnchor, Cluster, Stack } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { NumberedSteps } from '../../components/numbered-steps';
import { mailboxLink } from '../../lib/mailbox-link';
import { takeFocus } from '../../lib/take-focus';

const STEPS = [
  {
    title: 'Open our email',
    text: 'It arrives within a few minutes. Check your spam folder if you can’t see it.',
  },
  {
    title: 'Select “Start the emails”',
    text: `The link works for ${SAVED_SEARCH_LINK_DAYS} days. Without it, nothing is saved.`,
  },
];

const Lead = styled.p`
  font-size: var(--text-l);
  overflow-wrap: anywhere;
`;

interface SearchSavedProps {
  email: string;
  /** Where to read the email if none leaves the site. */
  mailbox: string | undefined;
  /** Returns to the form. */
  onChange: () => void;
}

/** Replaces the form once it's sent: the same message for every address, and what to do next. */
export function SearchSaved({ email, mailbox, onChange }: SearchSavedProps) {
  const link = mailboxLink(mailbox);
  return (
    <Stack data-gap="large">
      {/* The form that had the focus is gone. */}
      <Lead ref={takeFocus} tabIndex={-1}>
        We’ve sent a link to <strong>{email}</strong>.
      </Lead>
      <NumberedSteps steps={STEPS} />
      <Cluster>
        {link !== undefined && (
          <ButtonAnchor href={link.address} variant="secondary">
            {link.label}
          </ButtonAnchor>
        )}
        <Button variant="secondary" onClick={onChange}>
          Change the address
        </Button>
      </Cluster>
    </Stack>
  );
}
