import { DATA_REQUEST_MESSAGES, PERSONAL_DATA_LABELS } from '@club-reviews/domain/personal-data';
import type { ErasureFate } from '@club-reviews/domain/personal-data';
import { plural } from '@club-reviews/shared-ui';
import { FormTextField } from '@club-reviews/shared-ui/forms';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { useErasePersonMutation } from '../../api/site-admin-api';
import type { PersonPart } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import type { DataRequest } from './find-person';

const NOTHING_TYPED = { confirmation: '' };

const Preview = styled.dl`
  display: grid;
  gap: var(--space-2);

  & > div > dt {
    font-weight: 640;
  }
`;

const HEADINGS: readonly (readonly [ErasureFate, string])[] = [
  ['deleted', 'Deleted for good'],
  ['emptied', 'Emptied of everything about the person'],
  ['kept', 'Stays'],
];

interface ErasePersonDialogProps extends DecisionFrame {
  request: DataRequest;
  parts: readonly PersonPart[];
  /** Called with what remains afterwards. */
  onErased: (left: PersonPart[]) => void;
}

/** Repeats what goes and what stays, and asks for the address before a person is erased. */
export function ErasePersonDialog({ request, parts, onErased, ...frame }: ErasePersonDialogProps) {
  const [erase] = useErasePersonMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Erase this person?"
      description={
        <>
          Everything below that we hold about <strong>{request.email}</strong>, at their request.
        </>
      }
      warning="You can’t undo this. Download a copy first if they want one."
      submitLabel="Erase"
      pendingLabel="Erasing…"
      isDangerous
      messages={{ done: 'Person erased', failed: 'Failed to erase the person.' }}
      initialValues={NOTHING_TYPED}
      validationSchema={object({
        confirmation: string().test(
          'same',
          DATA_REQUEST_MESSAGES.confirmation,
          (text) => text?.trim().toLowerCase() === request.email.toLowerCase(),
        ),
      })}
      execute={async ({ confirmation }) => {
        const { data, error } = await erase({ body: { ...request, confirmation: confirmation.trim() } });
        if (data !== undefined) onErased(data.left);
        return { error };
      }}
    >
      <Preview>
        {HEADINGS.map(([fate, heading]) => ({ heading, words: getWords(parts, fate) }))
          .filter(({ words }) => words !== '')
          .map(({ heading, words }) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </Preview>
      <FormTextField name="confirmation" type="email" label="Type the address again" autoComplete="off" />
    </DecisionDialog>
  );
}

/** "2 reviews, 1 club login". */
function getWords(parts: readonly PersonPart[], fate: ErasureFate): string {
  return parts
    .filter(({ fates }) => fates[fate] > 0)
    .map(({ kind, fates }) =>
      plural(fates[fate], PERSONAL_DATA_LABELS[kind].one, PERSONAL_DATA_LABELS[kind].many),
    )
    .join(', ');
}
