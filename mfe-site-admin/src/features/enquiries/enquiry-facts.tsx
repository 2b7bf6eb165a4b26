import { ENQUIRY_REPORT_TEXTS } from '@club-reviews/domain/enquiries';
import { Badge, Cluster, Panel, Stack, ukDateTime } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { AdminEnquiry } from '../../api/types';

const Words = styled.blockquote`
  max-width: var(--measure);
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** A parent's question to a club, and why it's on the desk or was. The parent's address isn't shown to anyone. */
export function EnquiryFacts({ enquiry }: { enquiry: AdminEnquiry }) {
  const { ageGroup, message, answer, reportReason, reportWords, createdAt } = enquiry;
  return (
    <Stack>
      {reportReason === null ? (
        <Panel tone="warning" title="Not sent to the club yet">
          It has a link, contact details or rude words in it, or may be about a child at risk. The club will
          get it once you pass it on.
        </Panel>
      ) : (
        <Panel tone="warning" title={`The club says: ${ENQUIRY_REPORT_TEXTS[reportReason].name}`}>
          <Words>{reportWords}</Words>
        </Panel>
      )}
      <Cluster data-gap="small">
        {ageGroup !== null && <Badge>{ageGroup}</Badge>}
        {enquiry.isBlocked && <Badge tone="danger">Sender blocked</Badge>}
        <time dateTime={createdAt}>{ukDateTime(createdAt)}</time>
      </Cluster>
      <Words>{message}</Words>
      {answer !== null && (
        <Panel tone="note" title="The club answered">
          <Words>{answer}</Words>
        </Panel>
      )}
    </Stack>
  );
}
