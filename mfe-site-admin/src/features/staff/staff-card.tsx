import { STAFF_ROLE_LABELS } from '@club-reviews/domain/staff-roles';
import { Badge, Button, Card, Cluster, SoftText, ukDateTime } from '@club-reviews/shared-ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useResendStaffInvitationMutation } from '../../api/site-admin-api';
import type { StaffMember } from '../../api/types';
import { toastOutcome } from '../../lib/toast-outcome';
import { EndStaffDialog, ResetStaffFactorsDialog } from './end-staff-dialog';
import { RoleDialog } from './role-dialog';

const Facts = styled(SoftText)`
  overflow-wrap: anywhere;
`;

const Heading = styled.h2`
  font-size: var(--text-l);
  overflow-wrap: anywhere;
`;

type Question = 'role' | 'end' | 'reset';

/** One person, with what an owner can change about them. */
export function StaffCard({ member, isSelf }: { member: StaffMember; isSelf: boolean }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [resend, { isLoading }] = useResendStaffInvitationMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, email, role, state } = member;
  const frame = {
    member,
    onClose: () => setQuestion(null),
    focusAfter: heading,
  };

  async function sendAgain() {
    const { error } = await resend({ id: member.id });
    toastOutcome(error, { done: 'Invitation sent again', failed: 'Failed to send the invitation.' });
  }

  return (
    <Card as="li">
      <Cluster>
        <Heading ref={heading} tabIndex={-1}>
          {name ?? email ?? 'Address no longer readable'}
        </Heading>
        {isSelf && <Badge>You</Badge>}
        <Badge tone={state === 'ended' ? 'neutral' : 'pitch'}>{STAFF_ROLE_LABELS[role].label}</Badge>
        {state !== 'active' && (
          <Badge tone="warning">{state === 'invited' ? 'Invited' : 'No longer on the staff'}</Badge>
        )}
        {state === 'active' && !member.hasSecondFactor && <Badge tone="warning">No second factor</Badge>}
      </Cluster>
      <Facts>{getFacts(member)}</Facts>
      {state !== 'ended' && (
        <Cluster>
          <Button variant="secondary" size="small" onClick={() => setQuestion('role')}>
            Change role
          </Button>
          {state === 'invited' && (
            <Button
              variant="secondary"
              size="small"
              pending={isLoading}
              pendingLabel="Sending..."
              onClick={() => void sendAgain()}
            >
              Send again
            </Button>
          )}
          {member.hasSecondFactor && !isSelf && (
            <Button variant="risky" size="small" onClick={() => setQuestion('reset')}>
              Reset second factor
            </Button>
          )}
          <Button variant="risky" size="small" onClick={() => setQuestion('end')}>
            {state === 'invited' ? 'Withdraw' : 'End access'}
          </Button>
        </Cluster>
      )}
      {question === 'role' && <RoleDialog {...frame} />}
      {question === 'end' && <EndStaffDialog {...frame} />}
      {question === 'reset' && <ResetStaffFactorsDialog {...frame} />}
    </Card>
  );
}

function getFacts({ name, email, state, invitedUntil, lastLoginAt, endedAt }: StaffMember): string {
  const facts = name === null ? [] : [email];
  if (state === 'invited' && invitedUntil !== null)
    facts.push(`link works until ${ukDateTime(invitedUntil)}`);
  if (state === 'active')
    facts.push(lastLoginAt === null ? 'never logged in' : `last login ${ukDateTime(lastLoginAt)}`);
  if (endedAt !== null) facts.push(`access ended ${ukDateTime(endedAt)}`);
  return facts.filter((fact) => fact !== null).join(' · ');
}
