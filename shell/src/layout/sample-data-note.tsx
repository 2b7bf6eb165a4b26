import { useState, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '@club-reviews/shared-ui';
import { readStored, writeStored } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';

const STORAGE_KEY = 'sample-data-note';
const DISMISSED = 'dismissed';

const Note = styled.aside`
  position: fixed;
  z-index: 20;
  inset-block-end: calc(var(--space-3) + var(--bottom-bar) + env(safe-area-inset-bottom));
  inset-inline-start: var(--space-3);
  display: flex;
  align-items: center;
  gap: var(--space-2);
  max-width: min(21rem, 100vw - 2 * var(--space-3));
  padding: 0.1rem 0.1rem 0.1rem var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: var(--text-xs);
  line-height: 1.35;
  box-shadow: var(--shadow-lift);
`;

const wasDismissed = () => readStored('local', STORAGE_KEY) === DISMISSED;
const neverChanges = () => () => undefined;

/**
 * Says that the clubs and reviews are made up, until the visitor dismisses it. Only the browser knows whether they have,
 * so the server doesn't render it. It floats, so nothing moves when it appears.
 */
export function SampleDataNote() {
  const isHidden = useSyncExternalStore(neverChanges, wasDismissed, () => true);
  // Kept in state as well because storage may be blocked; the note then only returns on the next full page load.
  const [isDismissed, setIsDismissed] = useState(false);
  if (isHidden || isDismissed) return null;

  const dismiss = () => {
    writeStored('local', STORAGE_KEY, DISMISSED);
    setIsDismissed(true);
  };
  return (
    <Note data-no-print="" aria-label="About the data">
      <p>Sample data: these clubs, people and reviews are invented.</p>
      <IconButton label="Dismiss note" onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </Note>
  );
}
