import { CLUB_WARNING_REASONS } from '@club-reviews/domain/club-warnings';
import { Panel, Stack, ukDate } from '@club-reviews/shared-ui';
import { Quoted, Words } from '../../../../components/words';
import { defineKind } from '../../kind';
import { askForReason } from '../../questions';

const CLUB_READS = 'Kept with the warning, and emailed to everyone who manages the club’s page.';

/** A club's appeal against the warning on its page. */
export const warning = defineKind(
  { many: 'Appeals against warnings' },
  (entry) => entry.warning,
  ({ clubName, clubSlug, reason, text, since, endsOn, appeal }) => ({
    label: 'Appeal against a warning',
    verdicts: {
      accept: { action: 'End the warning', done: 'Warning ended' },
      refuse: { action: 'Keep it', done: 'Appeal turned down' },
    },
    clubName,
    clubSlug,
    excerpt: appeal?.text ?? text,
    content: (
      <Stack>
        <Quoted>
          <p>{CLUB_WARNING_REASONS[reason]}</p>
          <Words>{text}</Words>
        </Quoted>
        <p>{`On its page since ${ukDate(since)}, until ${ukDate(endsOn)}.`}</p>
        {appeal !== null && (
          <Panel tone="note" title="The club has appealed">
            <Words>{appeal.text}</Words>
          </Panel>
        )}
      </Stack>
    ),
    ask: (verdict) =>
      askForReason(
        verdict === 'accept'
          ? 'The warning comes off the club’s page.'
          : 'The warning stays until its last day.',
        CLUB_READS,
      ),
  }),
);
