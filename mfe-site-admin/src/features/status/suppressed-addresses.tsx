import { Button, Card, NotLoaded, SoftText, Stack } from '@club-reviews/shared-ui';
import { ukDate } from '@club-reviews/shared-ui/formatting';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useListSuppressedAddressesQuery,
  useReleaseSuppressedAddressMutation,
} from '../../api/site-admin-api';
import type { SuppressedAddress } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import { useDecisionDialog } from '../../components/use-decision-dialog';
import { useMay } from '../session/staff-session';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    overflow-wrap: anywhere;
  }
`;

const WHY =
  'Their mail server says that they don’t exist. If someone has put that right, email them again. Otherwise the site tries again after the date below.';
const NONE_LEFT = 'None are left.';

/** The addresses that get no email for now, for moderators and owners; nothing if there were none. */
export function SuppressedAddresses() {
  const found = useListSuppressedAddressesQuery(undefined, { skip: !useMay('moderator') });
  const { data = [] } = found;
  const [release] = useReleaseSuppressedAddressMutation();
  const {
    heading,
    ask,
    dialog: { request, ...frame },
  } = useDecisionDialog<SuppressedAddress>();
  const [hasAsked, setHasAsked] = useState(false);
  if (found.isError && found.data === undefined)
    return <NotLoaded call={found} failed="The addresses that get no email didn’t load" />;
  // Whoever lifted the last one keeps the focus.
  if (data.length === 0 && !hasAsked) return null;
  return (
    <Card as="section">
      <Stack>
        <h2 ref={heading} tabIndex={-1}>
          Addresses that get no email
        </h2>
        <p>{data.length === 0 ? NONE_LEFT : WHY}</p>
        <List role="list">
          {data.map((address) => (
            <li key={address.id}>
              <div>
                <p>{toName(address)}</p>
                <SoftText>{`Since ${ukDate(address.since)}, until ${ukDate(address.endsAt)} (${address.status})`}</SoftText>
              </div>
              <Button
                variant="secondary"
                aria-label={`Email again: ${toName(address)}`}
                onClick={() => {
                  ask(address);
                  setHasAsked(true);
                }}
              >
                Email again
              </Button>
            </li>
          ))}
        </List>
      </Stack>
      {request !== null && (
        <DecisionDialog
          {...frame}
          title={`Email ${toName(request)} again?`}
          description="The next email is sent there. If it’s refused again, the address comes back to this list."
          submitLabel="Email again"
          pendingLabel="Saving…"
          messages={{ done: 'The address gets email again', failed: 'It couldn’t be saved.' }}
          initialValues={{}}
          execute={() => release({ id: request.id })}
        />
      )}
    </Card>
  );
}

const toName = ({ email }: SuppressedAddress) => email ?? 'an address that can’t be read';
