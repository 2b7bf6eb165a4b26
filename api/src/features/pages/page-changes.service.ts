import { Inject, Injectable } from '@nestjs/common';
import { CURRENT_VERSION, EVERY_ANSWER, EVERY_CLUB } from '../../model/clubs/club-versions.js';
import { READS } from '../../platform/database/database.module.js';
import type { PreparedReads } from '../../platform/database/prepared-reads.js';
import { CHANGES_AT_MOST, rowsSince } from './page-changes.sql.js';

/** What of the public pages has changed since a version. */
export interface PageChanges {
  /** The version up to which this tells; every answer that is asked for from now on has everything up to it. */
  version: number;
  /** The clubs that have changed, and LISTING where that has; null where every one may have. */
  clubs: number[] | null;
}

/** Tells whoever keeps pages which of them can still be given out. */
@Injectable()
export class PageChangesService {
  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /** What has changed since a version; everything may have, where none is named or it is ahead of this database. */
  async since(known: number | undefined): Promise<PageChanges> {
    // First, so that the rows have everything up to it; what they have beyond is told again the next time.
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
