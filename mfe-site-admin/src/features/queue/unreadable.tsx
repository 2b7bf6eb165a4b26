import { Panel } from '@club-reviews/shared-ui';
import type { DescribedEntry, ShownKind } from './kind';

const NOTHING = { action: '', done: '' };

/** An entry that this page can't show, so that the others still can be: it has no decisions. */
export function describeUnreadable(kind: ShownKind | undefined): DescribedEntry {
  return {
    label: kind?.many ?? 'Other',
    isUnreadable: true,
    verdicts: { accept: NOTHING, refuse: NOTHING },
    clubName: 'Unreadable entry',
    excerpt: 'This page can’t show it.',
    content: (
      <Panel tone="warning" title="This page can’t show this entry">
        It stays in the queue. Reload the page to get its latest version. If that doesn’t help, tell whoever
        runs the site.
      </Panel>
    ),
    ask: () => null,
  };
}
