import { Panel, TextLink, ukDate } from '@club-reviews/shared-ui';
import type { ClubDetail } from '../../api/types';
import { clubPath } from '../../lib/club-address';

/** Says that a club has closed, and where its players have gone. */
export function ClosedClubNote({ closed }: { closed: NonNullable<ClubDetail['closed']> }) {
  const { since, successor } = closed;
  return (
    <Panel tone="note" title="This club has closed">
      <p>
        {since === null
          ? 'It doesn’t take reviews any more'
          : `It hasn’t taken reviews since ${ukDate(since)}`}
        , but you can still read what parents said about it.
        {successor !== null && (
          <>
            {' '}
            Its players have moved to <TextLink to={clubPath(successor.slug)}>{successor.name}</TextLink>.
          </>
        )}
      </p>
    </Panel>
  );
}
