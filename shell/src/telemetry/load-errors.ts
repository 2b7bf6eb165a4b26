import type { LoadError } from '@club-reviews/domain/release-telemetry';
import type { RemoteRelease } from '../remotes/boot-data';

/**
 * Classifies an error that kept a release from being loaded.
 * @param release the release that failed
 */
export function getLoadError(error: unknown, { entryUrl }: Pick<RemoteRelease, 'entryUrl'>): LoadError {
  const text = toText(error);
  if (/ChunkLoadError|Loading (CSS )?chunk/i.test(text)) return 'chunk';
  if (/no response within|timed out/i.test(text)) return 'timeout';
  if (/ScriptExecutionError/.test(text)) return 'execution';
  if (/ScriptNetworkError/.test(text)) return hasArrived(entryUrl) ? 'integrity' : 'http';
  if (/shared module|share scope|satisf(y|ies)|RUNTIME-00[56]/i.test(text)) return 'share';
  return 'execution';
}

/** Classifies an error that crashed what a release rendered. */
export function getCrashError(error: unknown): LoadError {
  return /ChunkLoadError|Loading (CSS )?chunk/i.test(toText(error)) ? 'chunk' : 'render';
}

function toText(error: unknown): string {
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
