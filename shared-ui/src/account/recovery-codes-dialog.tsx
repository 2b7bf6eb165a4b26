import { Button, Dialog, downloadFile, Stack } from '@club-reviews/shared-ui';
import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-2);
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;

  /* Twice, to win over the style of all lists. */
  && {
    padding: var(--space-4);
  }
`;

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Shows new recovery codes, only once. */
export function RecoveryCodesDialog({ codes, focusAfter, onClose }: RecoveryCodesDialogProps) {
  const file = () => new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save your recovery codes"
      description="Each one lets you in once if you lose your phone or passkey. You’ll only see them now, and any earlier ones have stopped working."
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="secondary" onClick={() => downloadFile(file(), 'recovery-codes.txt')}>
            <Download aria-hidden="true" />
            Download
          </Button>
          <Button onClick={onClose}>I’ve saved them</Button>
        </>
      }
    >
      <Stack>
        <Codes role="list" aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </Stack>
    </Dialog>
  );
}
