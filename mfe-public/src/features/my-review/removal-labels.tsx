import { removalReason } from '@club-reviews/domain/removal-reasons';
import { ukDate } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { MyReview } from '../../api/types';

const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--color-line-strong);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** A person's text, exactly as they wrote it. */
export function Quotation({ children }: { children: string }) {
  return <Words>{children}</Words>;
}

/** Why a review was removed: the reason from the public list, the moderator's words, and how long it's kept. */
export function RemovalWords({ managed }: { managed: MyReview }) {
  const { removalReason: words, removalReasonCode, erasedAt } = managed;
  const listed = removalReason(removalReasonCode);
  return (
    <>
      {listed !== undefined && (
        <p>
          Reason: <strong>{listed.label}</strong>. {listed.meaning}
        </p>
      )}
      {words !== null && <Quotation>{words}</Quotation>}
      <p>
        No one else can see it.
        {erasedAt !== null && ` It will be erased for good on ${ukDate(erasedAt)}.`}
      </p>
    </>
  );
}
