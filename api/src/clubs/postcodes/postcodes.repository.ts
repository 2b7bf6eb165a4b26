import { Injectable } from '@nestjs/common';
import { noteNothingPublic } from '../../model/clubs/club-versions.js';
import { Database } from '../../platform/database/database.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import type { Sql } from '../../platform/database/sql.js';
import { sql } from '../../platform/database/sql.js';
import type { Coordinates, LocatedPlace } from './outward-code-centroids.js';
import { postcodeKey } from './postcode-text.js';
import { Postcode } from './postcode.entity.js';

/** The postcodes in the database. */
@Injectable()
export class PostcodesRepository {
  constructor(
    private readonly reads: PreparedReads,
    private readonly database: Database,
  ) {}

  /** Where a postcode is, if it's in the table. */
  findPostcode(postcode: string): Promise<LocatedPlace | undefined> {
    return this.place(sql`postcodes WHERE postcode = ${postcodeKey(postcode)}`);
  }

  /** The middle of an outward code, if postcodes were imported. */
  findOutwardCode(outwardCode: string): Promise<LocatedPlace | undefined> {
    return this.place(sql`outward_codes WHERE outward_code = ${outwardCode}`);
  }

  /** Stores where a postcode is, for the next time it's requested. */
  async keep(postcode: string, { latitude, longitude, inEngland }: LocatedPlace): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      // A result given without knowing the position isn't cached.
      noteNothingPublic(manager);
      const place = { postcode: postcodeKey(postcode), latitude, longitude, inEngland };
      await manager.upsert(Postcode, place, ['postcode']);
    });
  }

  private async place(source: Sql): Promise<LocatedPlace | undefined> {
    const [found] = await this.reads.all<Coordinates & { inEngland: number | boolean }>(
      sql`SELECT latitude, longitude, in_england AS inEngland FROM ${source}`,
    );
    return found && { ...found, inEngland: Boolean(found.inEngland) };
  }
}
