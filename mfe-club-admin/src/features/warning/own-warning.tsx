import { CLUB_WARNING_REASONS } from '@club-reviews/domain/club-warnings';
import { Button, Panel, Stack, ukDate } from '@club-reviews/shared-ui';
import { useState } from 'react';
import { useGetOwnWarningQuery } from '../../api/club-admin-api';
import type { OwnWarning as Warning } from '../../api/types';
import { AppealDialog } from './appeal-dialog';

/** The warning on the club's page, and the way to appeal. */
export function OwnWarning({ clubId }: { clubId: number }) {
  const { currentData } = useGetOwnWarningQuery({ clubId });
  const warning = currentData?.warning;
  return warning ? <ShownWarning warning={warning} clubId={clubId} /> : null;
}

function ShownWarning({ warning, clubId }: { warning: Warning; clubId: number }) {
  const [isAppealing, setIsAppealing] = useState(false);
  const { reason, text, since, endsOn, appeal } = warning;
  return (
    <Panel tone="warning" title="Your club’s page has a warning">
      <Stack>
        <p>{`${CLUB_WARNING_REASONS[reason]} ${text}`}</p>
        <p>{`It’s been there since ${ukDate(since)}, and stays until ${ukDate(endsOn)}.`}</p>
        {appeal === null ? (
          <div>
            <Button variant="secondary" onClick={() => setIsAppealing(true)}>
              Appeal…
            </Button>
          </div>
        ) : (
          <p>
            {appeal.state === 'open'
              ? 'You’ve appealed. We’ll email everyone who manages this page when we’ve decided.'
              : `You appealed, and the warning stays. ${appeal.answer}`}
          </p>
        )}
      </Stack>
      {isAppealing && <AppealDialog clubId={clubId} onClose={() => setIsAppealing(false)} />}
    </Panel>
  );
}
