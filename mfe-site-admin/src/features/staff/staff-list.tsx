import { Button, Cluster, EmptyState, NotLoaded, Stack } from '@club-reviews/shared-ui';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useListStaffQuery } from '../../api/site-admin-api';
import { useStaff } from '../session/staff-session';
import { InviteDialog } from './invite-dialog';
import { StaffCard } from './staff-card';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

/** Everybody on the staff, with what an owner can change about them. */
export function StaffList() {
  const query = useListStaffQuery();
  const { data } = query;
  const { id: ownId } = useStaff();
  const [isInviting, setIsInviting] = useState(false);
  const inviteButton = useRef<HTMLButtonElement>(null);

  if (data === undefined)
    return <NotLoaded call={query} failed="The staff didn’t load" loading="Loading the staff" />;
  return (
    <Stack>
      <Cluster data-justify="between">
        <p>People with their own login. Their decisions are recorded with their name.</p>
        <Button ref={inviteButton} onClick={() => setIsInviting(true)}>
          <UserPlus aria-hidden="true" />
          Invite someone
        </Button>
      </Cluster>
      {data.length === 0 ? (
        <EmptyState
          title="No one has a login yet"
          hint="Invite yourself as the first owner; then you can lock the site password."
        />
      ) : (
        <List role="list">
          {data.map((member) => (
            <StaffCard key={member.id} member={member} isSelf={member.id === ownId} />
          ))}
        </List>
      )}
      {isInviting && (
        <InviteDialog
          role={data.length === 0 ? 'owner' : 'moderator'}
          onClose={() => setIsInviting(false)}
          focusAfter={inviteButton}
        />
      )}
    </Stack>
  );
}
