import type { RemoteContext } from '@club-reviews/shared-ui/platform';
import type { MemoryStore, PageAddress, PageMemory } from '../features/moving/page-memory';
import { findPage } from './pages';

/** An address as the router names it: each visit has its own key. */
export interface ShownAddress extends PageAddress {
  key: string;
}

/**
 * Remembers pages. Its code loads with the visitor's first step, or the first sign of one.
 * @returns functions to prefetch a page's responses, to follow the visitor, and to forget what may have changed
 */
export function lazyPageMemory(store: MemoryStore, context: RemoteContext) {
  let loading: Promise<PageMemory> | undefined;
  let loaded: PageMemory | undefined;
  let current: ShownAddress | undefined;

  const callsAt = ({ pathname, search }: PageAddress) => {
    const page = findPage(pathname);
    const { origin, config } = context;
    return page?.description?.({ origin, config, params: page.params, search }) ?? { calls: [] };
  };

  const load = () =>
    (loading ??= import(/* webpackChunkName: "page-memory" */ '../features/moving/page-memory').then(
      ({ PageMemory }) => (loaded ??= new PageMemory({ store, callsAt }, current ?? window.location)),
    ));

  return {
    prefetch: async (pathname: string, search: string): Promise<void> => {
      const memory = await load();
      await memory.prefetch({ pathname, search });
    },
    show: (address: ShownAddress, isReturn: boolean): void => {
      const isFirst = current === undefined;
      // In development, React runs effects twice.
      if (current?.key === address.key) return;
      const state = store.getState();
      const follow = (memory: PageMemory) => memory.show(address, isReturn, state);
      // Without its code, pages are requested as usual.
      if (loaded !== undefined) follow(loaded);
      else if (!isFirst) load().then(follow, () => (loading = undefined));
      current = address;
    },
    forget: (): void => loaded?.forget(),
  };
}
