import { DIRECTORY_LIMITS, DIRECTORY_MESSAGES } from '@club-reviews/domain/directory-entry';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import { number, object, string } from 'yup';
import {
  useCloseClubMutation,
  useHideClubMutation,
  useMergeClubMutation,
  useReopenClubMutation,
} from '../../api/site-admin-api';
import type { AdminClub } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ReasonField } from '../../components/reason-field';
import { MergeSummary } from './merge-summary';
import { OtherClubField } from '../../components/other-club-field';

/** What a moderator can do with a club besides editing it. */
export type ClubAction = 'hide' | 'close' | 'reopen' | 'merge';

type ClubDialogProps = DecisionFrame & { club: AdminClub };

const HINT = 'Kept in the club’s history.';
const reason = string()
  .trim()
  .max(DIRECTORY_LIMITS.reason, tooLongMessage('The reason', DIRECTORY_LIMITS.reason))
  .required(DIRECTORY_MESSAGES.reason);
const reasonSchema = object({ reason });
const mergeSchema = object({ reason, into: number().nullable().required(DIRECTORY_MESSAGES.otherClub) });

/** The dialog for what a moderator is about to do with a club. */
export function ClubDecisions({ request, ...dialog }: ClubDialogProps & { request: ClubAction | null }) {
  switch (request) {
    case 'hide':
      return <HideDialog {...dialog} />;
    case 'close':
      return <CloseDialog {...dialog} />;
    case 'reopen':
      return <ReopenDialog {...dialog} />;
    case 'merge':
      return <MergeDialog {...dialog} />;
    case null:
      return null;
  }
}

function HideDialog({ club, ...frame }: ClubDialogProps) {
  const [hide] = useHideClubMutation();
  return (
    <DecisionDialog
      {...frame}
      title={`Hide ${club.name}?`}
      description="Its page and reviews disappear from the site, and visitors see “Club Not Found”. You can list it again at any time."
      submitLabel="Hide club"
      pendingLabel="Hiding…"
      isDangerous
      messages={{ done: 'Club hidden', failed: 'The club couldn’t be hidden.' }}
      initialValues={{ reason: '' }}
      validationSchema={reasonSchema}
      execute={(values) => hide({ id: club.id, body: { reason: values.reason.trim() } })}
    >
      <ReasonField hint={HINT} maxLength={DIRECTORY_LIMITS.reason} />
    </DecisionDialog>
  );
}

function CloseDialog({ club, ...frame }: ClubDialogProps) {
  const [close] = useCloseClubMutation();
  return (
    <DecisionDialog
      {...frame}
      title={`Close ${club.name}?`}
      description="Its page will say that the club has closed, and keep its reviews. It can’t get new ones, and it won’t appear in lists or searches."
      submitLabel="Close club"
      pendingLabel="Closing…"
      messages={{ done: 'Club closed', failed: 'The club couldn’t be closed.' }}
      initialValues={{ reason: '', successorId: null as number | null }}
      validationSchema={reasonSchema}
      execute={(values) =>
        close({ id: club.id, body: { reason: values.reason.trim(), successorId: values.successorId } })
      }
    >
      <OtherClubField
        name="successorId"
        label="Successor (optional)"
        hint="Where its players went. The page will link to it."
        clubId={club.id}
      />
      <ReasonField hint={HINT} maxLength={DIRECTORY_LIMITS.reason} />
    </DecisionDialog>
  );
}

function ReopenDialog({ club, ...frame }: ClubDialogProps) {
  const [reopen] = useReopenClubMutation();
  return (
    <DecisionDialog
      {...frame}
      title={`List ${club.name} again?`}
      description="It’ll be back in lists and searches, with its reviews."
      submitLabel="List club"
      pendingLabel="Listing…"
      messages={{ done: 'Club listed', failed: 'The club couldn’t be listed.' }}
      initialValues={{ reason: '' }}
      validationSchema={reasonSchema}
      execute={(values) => reopen({ id: club.id, body: { reason: values.reason.trim() } })}
    >
      <ReasonField hint={HINT} maxLength={DIRECTORY_LIMITS.reason} />
    </DecisionDialog>
  );
}

function MergeDialog({ club, ...frame }: ClubDialogProps) {
  const [merge] = useMergeClubMutation();
  const navigate = useNavigate();
  return (
    <DecisionDialog
      {...frame}
      title={`Merge ${club.name} into another club`}
      description="For a club that’s listed twice. Everything moves to the club that stays, and this one’s address will redirect there."
      submitLabel="Merge clubs"
      pendingLabel="Merging…"
      isDangerous
      messages={{ done: 'Clubs merged', failed: 'The clubs couldn’t be merged.' }}
      initialValues={{ reason: '', into: null as number | null }}
      validationSchema={mergeSchema}
      execute={async (values) => {
        const body = { into: values.into ?? 0, reason: values.reason.trim() };
        const { data, error } = await merge({ id: club.id, body });
        if (data !== undefined) void navigate(`/admin/clubs/${data.id}`);
        return { error };
      }}
    >
      <OtherClubField
        name="into"
        label="The club that stays"
        hint="It keeps its name, its address and its entry."
        clubId={club.id}
        required
      />
      <MergeSummary clubId={club.id} />
      <ReasonField hint="Kept in both clubs’ history." maxLength={DIRECTORY_LIMITS.reason} />
    </DecisionDialog>
  );
}
