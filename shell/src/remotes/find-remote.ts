import { matchPath } from '@club-reviews/shared-ui/platform';
import type { RegisteredRemote, Registry } from './boot-data';

/** The remote that a path belongs to, or undefined for paths that nobody serves. */
export function findRemote(registry: Registry, pathname: string): RegisteredRemote | undefined {
  return registry.remotes.find(({ routes }) => routes.some((pattern) => matchPath(pattern, pathname)));
}
