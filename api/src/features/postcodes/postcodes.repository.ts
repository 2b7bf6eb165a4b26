import { Inject, Injectable } from '@nestjs/common';
import { noteNothingPublic } from '../../model/clubs/club-versions.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE, READS } from '../../platform/database/database.module.js';
import type { PreparedReads } from '../../platform/database/prepared-reads.js';
import { sql } from '../../platform/database/sql.js';
import type { Coordinates } from './outward-code-centroids.js';
import { postcodeKey } from './postcode-text.js';
import { Postcode } from './postcode.entity.js';

/** The postcodes in the database. */
@Injectable()
export class PostcodesRepository {
  constructor(
    @Inject(READS) private readonly reads: PreparedReads,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  /** Where a postcode is, if it's in the table. */
  async findPostcode(postcode: string): Promise<Coordinates | undefined> {
    const [place] = await this.reads.all<Coordinates>(
      sql`SELECT latitude, longitude FROM postcodes WHERE postcode = ${postcodeKey(postcode)}`,
    );
    return place;
  }

  /** The middle of an outward code, if postcodes were imported. */
  async findOutwardCode(outwardCode: string): Promise<Coordinates | undefined> {
    const [place] = await this.reads.all<Coordinates>(
      sql`SELECT latitude, longitude FROM outward_codes WHERE outward_code = ${outwardCode}`,
    );
    return place;
  }

  /** Stores where a postcode is, for the next time it's requested. */
  async keep(postcode: string, { latitude, longitude }: Coordinates): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      // A result given without knowing the position isn't cached.
      noteNothingPublic(manager);
      await manager.upsert(Postcode, { postcode: postcodeKey(postcode), latitude, longitude }, ['postcode']);
    });
  }
}
