import { ButtonLink } from '@club-reviews/shared-ui';
import { Inbox } from 'lucide-react';
import { OutcomeFrame } from '../../components/outcome-frame';

/** Replaces the form once the suggestion has been sent. */
export function SuggestionSent({ hasEmail }: { hasEmail: boolean }) {
  return (
    <OutcomeFrame
      icon={<Inbox />}
      tone="good"
      title="Thank you for your suggestion"
      actions={<ButtonLink to="/browse-clubs">Browse clubs</ButtonLink>}
    >
      <p>A moderator will check it and put the directory right.</p>
      {hasEmail && <p>We’ll send you one email with the outcome, then delete your address.</p>}
    </OutcomeFrame>
  );
}
