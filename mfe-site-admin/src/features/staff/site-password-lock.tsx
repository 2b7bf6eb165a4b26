import { Badge, Button, Card, Cluster, Stack } from '@club-reviews/shared-ui';
import { useRef, useState } from 'react';
import { useGetSitePasswordQuery, useLockSitePasswordMutation } from '../../api/site-admin-api';
import { DecisionDialog } from '../../components/decision-dialog';

/** The lock on the site password, for owners who have their own login. */
export function SitePasswordLock() {
  const { data } = useGetSitePasswordQuery();
  const [lock] = useLockSitePasswordMutation();
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (data === undefined) return null;
  const { isLocked, mayLock } = data;
  return (
    <Card as="section">
      <Stack>
        <Cluster>
          <h2 ref={heading} tabIndex={-1}>
            Site password
          </h2>
          <Badge tone={isLocked ? 'pitch' : 'warning'}>{isLocked ? 'Locked' : 'Open'}</Badge>
        </Cluster>
        <p>
          {isLocked
            ? 'No one can log in with the shared password.'
            : 'Everyone who knows the shared password acts as an owner, and the record can’t say who it was. Lock it once you all have a login.'}
        </p>
        {mayLock || isLocked ? (
          <div>
            <Button variant="secondary" onClick={() => setIsAsking(true)}>
              {isLocked ? 'Unlock the site password' : 'Lock the site password'}
            </Button>
          </div>
        ) : (
          <p>Log in with your own account to lock it.</p>
        )}
      </Stack>
      {isAsking && (
        <DecisionDialog
          title={isLocked ? 'Unlock the site password?' : 'Lock the site password?'}
          description={
            isLocked
              ? 'Everyone who knows it will be able to log in again, as an owner.'
              : 'Everyone who logged in with it will be logged out straight away. An owner can unlock it here, or the site’s operator can on the server.'
          }
          submitLabel={isLocked ? 'Unlock' : 'Lock'}
          pendingLabel={isLocked ? 'Unlocking…' : 'Locking…'}
          messages={{
            done: isLocked ? 'Site password unlocked' : 'Site password locked',
            failed: 'Failed to change the lock.',
          }}
          initialValues={{}}
          execute={() => lock({ body: { isLocked: !isLocked } })}
          onClose={() => setIsAsking(false)}
          focusAfter={heading}
        />
      )}
    </Card>
  );
}
