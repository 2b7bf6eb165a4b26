import { Card, SoftText, Stack } from '@club-reviews/shared-ui';
import { ukDate } from '@club-reviews/shared-ui/formatting';
import type { SettingChange } from '../../api/types';

/** The last changes, newest first. */
export function SettingChanges({ changes }: { changes: readonly SettingChange[] }) {
  return (
    <Card as="section" aria-labelledby="setting-changes">
      <Stack>
        <h2 id="setting-changes">Last changes</h2>
        {changes.length === 0 ? (
          <p>Nothing has been changed here yet.</p>
        ) : (
          <Stack as="ol" data-gap="small" role="list">
            {changes.map(({ id, reason, staffName, createdAt }) => (
              <li key={id}>
                <p>{reason}</p>
                <SoftText>{`${ukDate(createdAt)}, by ${staffName ?? 'an owner'}`}</SoftText>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
