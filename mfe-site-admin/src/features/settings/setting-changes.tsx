import { Card, Stack } from '@club-reviews/shared-ui';
import { ukDate } from '@club-reviews/shared-ui/formatting';
import { styled } from 'styled-components';
import type { SettingChange } from '../../api/types';

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
`;

const When = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/** The last changes, newest first. */
export function SettingChanges({ changes }: { changes: readonly SettingChange[] }) {
  return (
    <Card as="section" aria-labelledby="setting-changes">
      <Stack>
        <h2 id="setting-changes">Last changes</h2>
        {changes.length === 0 ? (
          <p>Nothing has been changed here yet.</p>
        ) : (
          <List role="list">
            {changes.map(({ id, reason, staffName, createdAt }) => (
              <li key={id}>
                <p>{reason}</p>
                <When>{`${ukDate(createdAt)}, by ${staffName ?? 'an owner'}`}</When>
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
