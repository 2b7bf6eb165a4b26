import { X } from 'lucide-react';
import { IconButton } from '@club-reviews/shared-ui';
import { writeStored } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';

/** Storage key that remembers that the notice was dismissed; the page's first script reads it (`script-start.ts`). */
export const SAMPLE_DATA_NOTE_KEY = 'sample-data-note';
export const DISMISSED = 'dismissed';

/* As wide as the header's content. */
const Note = styled.aside`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding-inline: max(var(--gutter), (100% - var(--container)) / 2);
  background: var(--color-surface);
  color: var(--color-ink-soft);
  font-size: var(--text-xs);

  /* The page's first script sets it before the first view, as only the browser knows whether the note was dismissed. */
  html[data-sample-data-note] & {
    display: none;
  }
`;

/** Says above the header that the clubs and reviews are made up, until the visitor dismisses it. */
export function SampleDataNote() {
  const dismiss = () => {
    writeStored('local', SAMPLE_DATA_NOTE_KEY, DISMISSED);
    document.documentElement.dataset['sampleDataNote'] = DISMISSED;
  };
  return (
    <Note data-no-print="" aria-label="About the data">
      <p>Sample data: the clubs and reviews are made up.</p>
      <IconButton label="Dismiss note" onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </Note>
  );
}
