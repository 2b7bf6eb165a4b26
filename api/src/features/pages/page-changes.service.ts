import { Inject, Injectable } from '@nestjs/common';
import { DIRECTORY, EVERY_CLUB } from '../../model/clubs/club-versions.js';
import { READS } from '../../platform/database/database.module.js';
import type { PreparedReads } from '../../platform/database/prepared-reads.js';
import { CHANGES_AT_MOST, versionsSince } from './page-changes.sql.js';

/** What of the public pages has changed since a version. */
export interface PageChanges {
  /** The version up to which this tells; every answer that is asked for from now on has everything up to it. */
  version: number;
  /** The clubs that have changed, and CLUBS_ON_THE_MAP where that has; null where every one may have. */
  clubs: number[] | null;
}

/** Tells whoever keeps pages which of them can still be given out. */
@Injectable()
export class PageChangesService {
  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /** What has changed since a version; everything may have, where none is named or it is ahead of this database. */
  async since(known: number | undefined): Promise<PageChanges> {
    const rows = await this.reads.all<{ id: number; version: number }>(versionsSince(known ?? 0));
    const version = rows.find(({ id }) => id === DIRECTORY)?.version ?? 0;
    const changed = rows.filter(({ id }) => id !== DIRECTORY);
    if (known === undefined || known > version || changed.length > CHANGES_AT_MOST)
      return { version, clubs: null };
    const ids = changed.map(({ id }) => id);
    return { version, clubs: ids.includes(EVERY_CLUB) ? null : ids };
  }
}
