import type { LoadError } from '@club-reviews/domain/release-telemetry';
import type { RemoteRelease } from '../remotes/boot-data';

/**
 * Classifies an error that kept a release from being loaded.
 * @param release the release that failed
 */
export function loadErrorOf(error: unknown, { entryUrl }: Pick<RemoteRelease, 'entryUrl'>): LoadError {
  const text = textOf(error);
  if (/ChunkLoadError|Loading (CSS )?chunk/i.test(text)) return 'chunk';
  if (/no response within|timed out/i.test(text)) return 'timeout';
  if (/ScriptExecutionError/.test(text)) return 'execution';
  if (/ScriptNetworkError/.test(text)) return hasArrived(entryUrl) ? 'integrity' : 'http';
  if (/shared module|share scope|satisf(y|ies)|RUNTIME-00[56]/i.test(text)) return 'share';
  return 'execution';
}

/** Classifies an error that crashed what a release rendered. */
export function crashErrorOf(error: unknown): LoadError {
  return /ChunkLoadError|Loading (CSS )?chunk/i.test(textOf(error)) ? 'chunk' : 'render';
}

function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** If a script arrived and still failed, it isn't the released one: nothing else keeps it from running. */
function hasArrived(url: string): boolean {
  const { href } = new URL(url, location.href);
  const status = (performance.getEntriesByName(href, 'resource') as PerformanceResourceTiming[]).at(
    -1,
  )?.responseStatus;
  return status !== undefined && status >= 200 && status < 300;
}
