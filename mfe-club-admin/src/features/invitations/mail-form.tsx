import {
  DEFAULT_INVITATION_DAYS,
  INVITATION_LIMITS,
  readAddresses,
} from '@club-reviews/domain/review-invitations';
import { Cluster, plural } from '@club-reviews/shared-ui';
import {
  ErrorSummary,
  FormError,
  FormStack,
  FormTextArea,
  SubmitButton,
  useSubmit,
} from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { useMailInvitationsMutation } from '../../api/club-admin-api';
import { FormDraft } from '../../components/form-draft';

interface MailValues {
  addresses: string;
}

const NO_ADDRESSES: MailValues = { addresses: '' };

function validate({ addresses }: MailValues): Partial<MailValues> {
  const read = readAddresses(addresses);
  return 'problem' in read ? { addresses: read.problem } : {};
}

/** Where a club pastes the addresses of families. */
export function MailForm({ clubId }: { clubId: number }) {
  const [send] = useMailInvitationsMutation();
  const submit = useSubmit(({ addresses }: MailValues) => send({ clubId, body: { addresses } }), {
    onDone({ count }, _values, form) {
      form.resetForm();
      showToast({
        title: `${plural(count, 'invitation')} sent`,
        description: 'We leave out addresses that have stopped invitations or were invited recently.',
        tone: 'success',
      });
    },
    reason: 'The invitations weren’t sent.',
  });
  return (
    <FormStack initialValues={NO_ADDRESSES} validate={validate} onSubmit={submit}>
      <ErrorSummary />
      <FormDraft isUnsaved={({ addresses }: MailValues) => addresses.trim() !== ''} />
      <p>
        We email each family a link to your review form. It works once, for {DEFAULT_INVITATION_DAYS} days. We
        don’t keep the addresses.
      </p>
      <FormTextArea
        name="addresses"
        label="Email addresses"
        hint={`Up to ${INVITATION_LIMITS.addresses} at a time, ${INVITATION_LIMITS.daily} a day. Only families who’d expect to hear from you.`}
        rows={5}
        autoComplete="off"
        spellCheck={false}
      />
      <FormError title="The invitations weren’t sent" />
      <Cluster>
        <SubmitButton pendingLabel="Sending…">Send the invitations</SubmitButton>
      </Cluster>
    </FormStack>
  );
}
