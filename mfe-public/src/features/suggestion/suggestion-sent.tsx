import { ButtonLink } from '@club-reviews/shared-ui';
import { Inbox } from 'lucide-react';
import { OutcomeFrame } from '../../components/outcome-frame';

/** Takes the form's place once the suggestion was sent. */
export function SuggestionSent({ hasEmail }: { hasEmail: boolean }) {
  return (
    <OutcomeFrame
      icon={<Inbox />}
      tone="good"
      title="Thank you for your suggestion"
      actions={<ButtonLink to="/browse-clubs">Browse clubs</ButtonLink>}
    >
      <p>A moderator reads it, checks it and puts the directory right.</p>
      {hasEmail && <p>You get one email with the outcome. Then we delete your address.</p>}
    </OutcomeFrame>
  );
}
