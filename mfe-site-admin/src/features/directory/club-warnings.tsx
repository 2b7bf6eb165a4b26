import { CLUB_WARNING_REASONS } from '@club-reviews/domain/club-warnings';
import type { WarningAppealState } from '@club-reviews/domain/club-warnings';
import { Button, NotLoaded, Skeleton, Stack, Timeline, ukDate, ukDateTime } from '@club-reviews/shared-ui';
import { useListClubWarningsQuery } from '../../api/site-admin-api';
import type { AdminClub, ClubWarning } from '../../api/types';
import { useDecisionDialog } from '../../components/use-decision-dialog';
import { useMay } from '../session/staff-session';
import { EndWarningDialog, SetWarningDialog } from './warning-dialog';

const APPEALS: Record<WarningAppealState, string> = {
  open: 'The club’s appeal is in the queue.',
  granted: 'The club appealed, and we ended it.',
  refused: 'The club appealed, and we kept it.',
};

function toWhen({ since, endsOn, endedAt }: ClubWarning): string {
  const end = endedAt === null ? `until ${ukDate(endsOn)}` : `ended ${ukDateTime(endedAt)}`;
  return `Since ${ukDateTime(since)}, ${end}`;
}

/** The warnings on a club's page, with what an owner can do about them. */
export function ClubWarnings({ club }: { club: AdminClub }) {
  const query = useListClubWarningsQuery({ id: club.id });
  const { data: warnings } = query;
  const maySet = useMay('owner');
  const { heading, ask, dialog } = useDecisionDialog<'set' | 'end', HTMLHeadingElement>();
  const { request, ...frame } = dialog;
  const isWarned = warnings?.some(({ isShown }) => isShown) ?? false;
  return (
    <Stack as="section" aria-labelledby="warnings">
      <h2 id="warnings" ref={heading} tabIndex={-1}>
        Warnings
      </h2>
      {warnings === undefined ? (
        <NotLoaded call={query} failed="The warnings didn’t load">
          <Skeleton shape="text" width="long" />
        </NotLoaded>
      ) : warnings.length === 0 ? (
        <p>Its page has never had a warning.</p>
      ) : (
        <Timeline
          label="Warnings on its page"
          entries={warnings.map((warning) => ({
            key: warning.id,
            title: CLUB_WARNING_REASONS[warning.reason],
            when: toWhen(warning),
            note: (
              <>
                <p>{warning.text}</p>
                {warning.appeal !== null && (
                  <p>{[APPEALS[warning.appeal.state], warning.appeal.answer].filter(Boolean).join(' ')}</p>
                )}
              </>
            ),
          }))}
        />
      )}
      {maySet && warnings !== undefined && club.state !== 'merged' && (
        <div>
          <Button variant="secondary" onClick={() => ask(isWarned ? 'end' : 'set')}>
            {isWarned ? 'End the warning…' : 'Put a warning on the page…'}
          </Button>
        </div>
      )}
      {request === 'set' && <SetWarningDialog club={club} {...frame} />}
      {request === 'end' && <EndWarningDialog club={club} {...frame} />}
    </Stack>
  );
}
