import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A page component whose code arrives on demand, with a handle to load it early. */
export type LazyPage = ComponentType & { preload(): Promise<void> };

/**
 * Like React's `lazy`, but a page that is already loaded renders at once instead of suspending. The server's
 * render cannot wait, and hydration must find the same tree that the server sent.
 * @param load imports the module whose default export is the page
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    Loaded ??= (await load()).default;
  };
  const Pending = lazy(load);
  const Page = () => (Loaded ? <Loaded /> : <Pending />);
  return Object.assign(Page, { preload });
}
