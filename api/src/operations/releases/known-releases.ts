import { OTHER_RELEASE } from '@club-reviews/domain/release-telemetry';
import type { Entry } from '@club-reviews/releases/revision';
import { Injectable } from '@nestjs/common';
import { ReleaseRegistry } from '../../platform/releases/release-registry.js';

/** A remote and one of its versions. */
interface NamedRelease {
  remote: string;
  version: string;
}

/** Which releases are counted under their own names. */
@Injectable()
export class KnownReleases {
  constructor(private readonly registry: ReleaseRegistry) {}

  /** The remotes that some visitors try another version of. */
  async underTrial(): Promise<ReadonlySet<string>> {
    const entries = Object.entries(await this.entries());
    return new Set(entries.flatMap(([remote, entry]) => (entry?.canary ? [remote] : [])));
  }

  /** Returns what a release is counted as: itself if it's in use, otherwise "other". */
  async folding(): Promise<(release: NamedRelease) => NamedRelease> {
    const entries = await this.entries();
    return ({ remote, version }) => {
      const entry = Object.hasOwn(entries, remote) ? entries[remote] : undefined;
      if (entry === undefined) return { remote: OTHER_RELEASE, version: OTHER_RELEASE };
      return { remote, version: getVersions(entry).includes(version) ? version : OTHER_RELEASE };
    };
  }

  private async entries(): Promise<Partial<Record<string, Entry>>> {
    const known = await this.registry.recently();
    return known.state === 'ready' ? known.revision.remotes : {};
  }
}

/** The versions that visitors can have: the active one, the previous one, and a canary. */
function getVersions({ active, fallback, canary }: Entry): string[] {
  return [active, fallback, canary?.version].filter((version) => typeof version === 'string');
}
