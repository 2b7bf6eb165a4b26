import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A component whose code is loaded on demand, with a handle to load it early. */
export type LazyPage<Props extends object = object> = ComponentType<Props> & { preload(): Promise<void> };

/**
 * Like React's `lazy`, but a page, or part of one, that is already loaded renders at once instead of suspending. The
 * server's render cannot wait, and hydration must find the same tree that the server sent.
 * @param load imports the module whose default export is the component
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= (await load()).default;
  };
  const Pending = lazy(load) as unknown as ComponentType<Props>;
  const Page = (props: Props) => (Loaded ? <Loaded {...props} /> : <Pending {...props} />);
  return Object.assign(Page, { preload });
}
