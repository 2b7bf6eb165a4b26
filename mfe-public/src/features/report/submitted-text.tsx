import { REPORT_REASON_TEXTS } from '@club-reviews/domain/report-reasons';
import { Card, Words } from '@club-reviews/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ReportStatus } from '../../api/types';

const Title = styled.h3`
  font-size: var(--text-m);
`;

/** A report's text, exactly as its sender wrote it. */
export function SubmittedText({
  report: { reason, words },
}: {
  report: Pick<ReportStatus, 'reason' | 'words'>;
}) {
  const titleId = useId();
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Title id={titleId}>Your report: {REPORT_REASON_TEXTS[reason].name}</Title>
      <Words>{words}</Words>
    </Card>
  );
}
