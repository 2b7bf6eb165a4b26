import { REMOTE_NAME, VERSION } from '@club-reviews/releases/revision';
import { z } from 'zod';
import type { OverrideRefusal } from '../../src/overrides/override-path';
import type { RemoteRelease } from '../../src/remotes/boot-data';
import { releaseUrl } from '../registry/registry-snapshot';
import type { RegistrySnapshot } from '../registry/registry-snapshot';
import type { ReleaseRecord } from '../registry/release-record';
import type { SiteReleases } from '../registry/site-releases';

/**
 * A server on the visitor's own machine: nobody else can put code there. Policies can't name other loopback addresses.
 */
const LOOPBACK = /^https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

const query = z.object({
  remote: z.string().regex(REMOTE_NAME),
  entry: z.string().min(1).max(500),
  at: z.string().max(2000).optional(),
});

/** An override that isn't allowed. */
export class OverrideError extends Error {
  constructor(readonly refusal: OverrideRefusal) {
    super(refusal);
  }
}

/** An override that's allowed. */
export interface RequestedOverride {
  remote: string;
  /** URL of its container's script: on this machine, or a path on this site. */
  entry: string;
  release: RemoteRelease;
  /** Origin of the server it comes from, if that isn't this one. */
  devServer: string | undefined;
  /** Path and query of the page to show. */
  at: string;
}

/** What overrides are checked against. */
export interface OverrideSources {
  /** The active releases. */
  site: SiteReleases;
  /** Reads the record of any release in the store. Rejects if there's no usable one. */
  record(name: string, version: string): Promise<ReleaseRecord>;
  /** The site's own. */
  origin: string;
}

/** The value as a path of one of this site's pages; the given start page if it isn't one. */
export function pageAt(at: unknown, start: string, origin: string): string {
  if (typeof at !== 'string' || !/^\/(?![/\\])/.test(at) || !URL.canParse(at, origin)) return start;
  const { pathname, search } = new URL(at, origin);
  return pathname.startsWith('/api/') ? start : pathname + search;
}

/**
 * Reads an override from the query of a link. Code may only come from the visitor's own machine, or from a usable
 * release in the site's store, live or not.
 * @param values the query
 * @throws OverrideError if it isn't allowed
 */
export async function requestedOverride(
  values: unknown,
  { site, record, origin }: OverrideSources,
): Promise<RequestedOverride> {
  const asked = query.safeParse(values);
  if (!asked.success)
    throw new OverrideError(asked.error.issues.some(({ path }) => path[0] === 'remote') ? 'remote' : 'entry');
  const { remote, entry } = asked.data;
  if (!site.stable.registry.remotes.some(({ name }) => name === remote)) throw new OverrideError('remote');
  const at = pageAt(asked.data.at, site.entrance(remote), origin);
  const url = URL.canParse(entry, origin) ? new URL(entry, origin) : undefined;
  if (url !== undefined && LOOPBACK.test(url.origin) && url.origin !== origin) {
    const release = { version: 'override', entryUrl: url.href, entryIntegrity: '' };
    return { remote, entry: url.href, release, devServer: url.origin, at };
  }
  if (url?.origin !== origin) throw new OverrideError('entry');
  const release = await previewAt(url.pathname, remote, record);
  return { remote, entry: url.pathname, release, devServer: undefined, at };
}

/** A release in the store that may not be live. */
async function previewAt(
  path: string,
  remote: string,
  read: OverrideSources['record'],
): Promise<RemoteRelease> {
  const [, name, version = ''] = /^\/mfe\/([^/]+)\/([^/]+)\/client\/[^/]+$/.exec(path) ?? [];
  const record =
    name === remote && VERSION.test(version) ? await read(remote, version).catch(() => undefined) : undefined;
  if (record === undefined || releaseUrl(remote, version) + record.entry !== path)
    throw new OverrideError('release');
  return { version, entryUrl: path, entryIntegrity: record.client[record.entry] ?? '' };
}

/** Everybody's releases, with the override in its remote's place; that remote's area is left to the browser. */
export function withOverride(
  releases: RegistrySnapshot,
  { remote, release }: RequestedOverride,
): RegistrySnapshot {
  const { registry, active } = releases;
  return {
    ...releases,
    registry: {
      ...registry,
      remotes: registry.remotes.map(({ name, routes, ...rest }) =>
        name === remote ? { name, routes, releases: [release] } : { name, routes, ...rest },
      ),
    },
    active: new Map([...active].filter(([name]) => name !== remote)),
  };
}
