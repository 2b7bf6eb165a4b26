import {
  CARD_COUNTS,
  DEFAULT_INVITATION_DAYS,
  INVITATION_DAYS,
} from '@club-reviews/domain/review-invitations';
import { Button, Cluster, FocusArea, plural, Stack, ukDate } from '@club-reviews/shared-ui';
import {
  FieldPair,
  FormError,
  FormSelect,
  FormStack,
  SubmitButton,
  useSubmit,
} from '@club-reviews/shared-ui/forms';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useMakeInvitationCardsMutation } from '../../api/club-admin-api';
import type { InvitationCards, OwnClub } from '../../api/types';
import { CardSheets, CARDS_PER_SHEET } from './card-sheets';

const COUNTS = CARD_COUNTS.map((count) => ({
  value: String(count),
  label: `${count} cards, ${plural(count / CARDS_PER_SHEET, 'sheet')}`,
}));
const DAYS = INVITATION_DAYS.map((days) => ({ value: String(days), label: `${days} days` }));

const INITIAL = { count: String(CARD_COUNTS[0]), days: String(DEFAULT_INVITATION_DAYS) };

type Body = Parameters<ReturnType<typeof useMakeInvitationCardsMutation>[0]>[0]['body'];

/** Makes one-time codes, and prints them as cards. */
export function PrintedCards({ club }: { club: Pick<OwnClub, 'id' | 'name' | 'slug'> }) {
  const [make] = useMakeInvitationCardsMutation();
  const [cards, setCards] = useState<InvitationCards | null>(null);
  const submit = useSubmit(
    ({ count, days }: typeof INITIAL) =>
      make({ clubId: club.id, body: { count: Number(count), days: Number(days) } as Body }),
    { onDone: setCards, reason: 'The cards weren’t made.' },
  );
  return (
    <FocusArea shown={cards === null ? 'form' : 'cards'}>
      {cards === null ? (
        <FormStack initialValues={INITIAL} onSubmit={submit}>
          <p>Each card has a code of its own, which works once. Cut up the sheets and hand them out.</p>
          <FieldPair>
            <FormSelect name="count" label="How many" options={COUNTS} />
            <FormSelect name="days" label="Valid for" options={DAYS} />
          </FieldPair>
          <FormError title="The cards weren’t made" />
          <Cluster>
            <SubmitButton pendingLabel="Making…">Make the cards</SubmitButton>
          </Cluster>
        </FormStack>
      ) : (
        <Stack>
          <p>
            {`${plural(cards.codes.length, 'card')} for A4, valid until ${ukDate(cards.lastDay)}. Print them before you leave this page: we can’t show the codes again.`}
          </p>
          <Cluster>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              Print the cards
            </Button>
            <Button variant="secondary" onClick={() => setCards(null)}>
              Make more
            </Button>
          </Cluster>
          <CardSheets club={club} cards={cards} />
        </Stack>
      )}
    </FocusArea>
  );
}
