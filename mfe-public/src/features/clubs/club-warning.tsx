import { CLUB_WARNING_REASONS } from '@club-reviews/domain/club-warnings';
import { Panel, Stack, ukDate } from '@club-reviews/shared-ui';
import type { ClubPageFacts } from '../../api/types';

/** A warning that a club's reviews were manipulated, above them. */
export function ClubWarning({ warning }: { warning: NonNullable<ClubPageFacts['warning']> }) {
  const { reason, text, since, endsOn } = warning;
  return (
    <Panel tone="warning" title="We’ve found manipulated reviews here">
      <Stack data-gap="small">
        <p>{CLUB_WARNING_REASONS[reason]}</p>
        <p>{text}</p>
        <p>{`This warning has been here since ${ukDate(since)}, and stays until ${ukDate(endsOn)}.`}</p>
      </Stack>
    </Panel>
  );
}
