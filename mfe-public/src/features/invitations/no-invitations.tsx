import { BellOff } from 'lucide-react';
import { useRefuseInvitationsMutation } from '../../api/personal-api';
import { LinkQuestion } from '../../components/link-question';
import { LinkedPage } from '../../components/linked-page';
import { HOME_LINK } from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';

/** There's nothing to read before the button is pressed. */
const NOTHING_TO_READ = { isFetching: false, refetch: () => undefined };

/** Asks whether to end invitations from all clubs to the mailbox of a mailed token, and says that it's done. */
export function NoInvitations({ token }: { token: string | null }) {
  const [refuse, refusing] = useRefuseInvitationsMutation();
  const shown = refusing.isSuccess ? 'ended' : 'question';
  return (
    <LinkedPage
      {...{ token, shown }}
      query={NOTHING_TO_READ}
      actionError={refusing.error}
      unknown={
        <OutcomeFrame icon={<BellOff />} title="This link doesn’t work" actions={HOME_LINK}>
          <p>
            Links like this work for a year. This one may be older, or part of it may be missing. Please use
            the link in the latest invitation.
          </p>
        </OutcomeFrame>
      }
    >
      {shown === 'ended' ? (
        <OutcomeFrame icon={<BellOff />} tone="good" title="No more invitations" actions={HOME_LINK}>
          <p>Clubs can’t invite you through us any more, and they aren’t told.</p>
        </OutcomeFrame>
      ) : (
        <LinkQuestion
          title="Stop invitations from clubs?"
          text="No club will be able to invite your email address through us. They aren’t told, and you can still review any club."
          label="Stop all invitations"
          pendingLabel="Stopping…"
          onPress={() => void refuse({ body: { token: token ?? '' } })}
          call={refusing}
          failure="That didn’t work"
        >
          {null}
        </LinkQuestion>
      )}
    </LinkedPage>
  );
}
