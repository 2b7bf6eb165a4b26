import { Injectable } from '@nestjs/common';
import { CURRENT_VERSION, EVERY_ANSWER, EVERY_CLUB } from '../../model/clubs/club-versions.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { CHANGES_AT_MOST, rowsSince } from './page-changes.sql.js';

/** What has changed in the public pages since a version. */
export interface PageChanges {
  /** The version that this covers; every response requested from now on includes everything up to it. */
  version: number;
  /** The clubs that have changed, and LISTING if that has; null if every one may have changed. */
  clubs: number[] | null;
}

/** Tells page caches which pages are still valid. */
@Injectable()
export class PageChangesService {
  constructor(private readonly reads: PreparedReads) {}

  /** What has changed since a version; everything may have, if none is given or it's ahead of this database. */
  async since(known: number | undefined): Promise<PageChanges> {
    // Read first, so that the rows include everything up to it; anything beyond is reported again next time.
    const [current] = await this.reads.all<{ version: number }>(CURRENT_VERSION);
    const version = current?.version ?? 0;
    if (known === version) return { version, clubs: [] };
    if (known === undefined || known > version) return { version, clubs: null };
    const rows = await this.reads.all<{ id: number }>(rowsSince(known));
    const ids = rows.map(({ id }) => id);
    const areAll = ids.length > CHANGES_AT_MOST || ids.includes(EVERY_CLUB) || ids.includes(EVERY_ANSWER);
    return { version, clubs: areAll ? null : ids };
  }
}
