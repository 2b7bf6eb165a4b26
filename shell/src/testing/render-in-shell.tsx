import type { ReactNode } from 'react';
import { renderInRouter } from '@club-reviews/shared-ui/testing';
import { createRemoteHost } from '../remotes/remote-host';
import { RemoteHostProvider } from '../remotes/remote-host-context';

const REGISTRY = { revision: 1, remotes: [] };

/** A host without remotes, for a site called "Reviews". */
export const EMPTY_HOST = createRemoteHost({
  registry: REGISTRY,
  context: {
    apiBase: '/api',
    origin: 'https://reviews.example',
    now: 0,
    config: { brandName: 'Reviews', supportEmail: 'help@reviews.example', sampleData: false },
  },
  preloaded: {},
  load: () => Promise.reject(new Error('There is no remote')),
  fetchRegistry: async () => REGISTRY,
  note: () => {},
});

/** Renders one of the shell's pages at `path`. */
export function renderInShell(page: ReactNode, path = '/') {
  return renderInRouter(<RemoteHostProvider value={EMPTY_HOST}>{page}</RemoteHostProvider>, path);
}
