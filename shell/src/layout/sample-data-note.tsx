import { useState, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import { Container, IconButton } from '@club-reviews/shared-ui';
import { readStored, writeStored } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';

/** Where the browser keeps that the note was dismissed; the page's first script reads it (`script-start.ts`). */
export const SAMPLE_DATA_NOTE_KEY = 'sample-data-note';
export const DISMISSED = 'dismissed';

const Note = styled.aside`
  background: var(--color-surface);
  color: var(--color-ink-soft);
  font-size: var(--text-xs);
  line-height: 1.35;

  /* Set before the first view, so that nothing moves when React finds the note dismissed. */
  html[data-sample-data-note='dismissed'] & {
    display: none;
  }
`;

const Line = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;

const wasDismissed = () => readStored('local', SAMPLE_DATA_NOTE_KEY) === DISMISSED;
const neverChanges = () => () => undefined;

/** Says above the header that the clubs and reviews are made up, until the visitor dismisses it. */
export function SampleDataNote() {
  // Only the browser knows whether it was dismissed, so the server renders it for everyone.
  const isHidden = useSyncExternalStore(neverChanges, wasDismissed, () => false);
  // Kept in state as well because storage may be blocked; the note then only returns on the next full page load.
  const [isDismissed, setIsDismissed] = useState(false);
  if (isHidden || isDismissed) return null;

  const dismiss = () => {
    writeStored('local', SAMPLE_DATA_NOTE_KEY, DISMISSED);
    setIsDismissed(true);
  };
  return (
    <Note data-no-print="" aria-label="About the data">
      <Line>
        <p>Sample data: the clubs and reviews are made up.</p>
        <IconButton label="Dismiss note" onClick={dismiss}>
          <X aria-hidden="true" />
        </IconButton>
      </Line>
    </Note>
  );
}
