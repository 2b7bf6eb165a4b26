import { Card, SoftText, Stack } from '@club-reviews/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';

const Bar = styled.progress`
  width: 100%;
  height: 0.75rem;
  accent-color: var(--color-pitch);
`;

/** The progress of something that takes a while. */
export function ProgressLine({ label, percent, note }: { label: string; percent: number; note?: string }) {
  const id = useId();
  return (
    <Card>
      <Stack data-gap="small">
        <label htmlFor={id}>
          {label}: {percent} %
        </label>
        <Bar id={id} max={100} value={percent} />
        {note !== undefined && <SoftText>{note}</SoftText>}
      </Stack>
    </Card>
  );
}
