import { matchPath } from '@club-reviews/shared-ui/platform';
import type { RegisteredRemote, Registry } from './boot-data';

/** Finds the remote that serves a path, if any. */
export function findRemote(registry: Registry, pathname: string): RegisteredRemote | undefined {
  return registry.remotes.find(({ routes }) => routes.some((pattern) => matchPath(pattern, pathname)));
}
