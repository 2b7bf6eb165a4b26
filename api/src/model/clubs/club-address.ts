import { Injectable } from '@nestjs/common';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ClubState } from '@club-reviews/domain/club-state';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import type { Sql } from '../../platform/database/sql.js';
import { sql } from '../../platform/database/sql.js';
import type { ClubReference } from './club-reference.js';

/** An address that a club had before it was renamed. It redirects to the club for ever, so no other club gets it. */
@Entity('club_addresses', { withoutRowid: true })
@Index('ix_club_addresses_club', ['clubId'])
export class ClubAddress {
  @PrimaryColumn({ type: 'varchar', length: 180 })
  slug!: string;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  /** When the club got another one. */
  @Column({ type: 'datetime', precision: 3 })
  until!: Date;
}

interface FoundRow {
  id: number;
  name: string;
  slug: string;
  state: ClubState;
  successorId: number | null;
}

/** The club that was meant. */
export type CurrentClub = Pick<FoundRow, 'id' | 'name' | 'slug'>;

/** Whether the public can open the page of a club in this state. */
export function hasPage(state: ClubState): boolean {
  return state === 'listed' || state === 'closed';
}

/** Finds clubs by ids and addresses that are no longer theirs. */
@Injectable()
export class ClubAddresses {
  constructor(private readonly reads: PreparedReads) {}

  /** The club that an id or address leads to now, following renames and merges; undefined if none has a page. */
  async current(reference: ClubReference): Promise<CurrentClub | undefined> {
    const found = await this.lookUp(reference);
    if (found?.state === 'merged' && found.successorId !== null)
      return this.withPage(await this.lookUp({ id: found.successorId }));
    return this.withPage(found);
  }

  private withPage(found: FoundRow | undefined): CurrentClub | undefined {
    return found && hasPage(found.state) ? { id: found.id, name: found.name, slug: found.slug } : undefined;
  }

  private async lookUp(reference: ClubReference): Promise<FoundRow | undefined> {
    if ('id' in reference) return this.first(sql`${FOUND} FROM clubs c WHERE c.id = ${reference.id}`);
    return (
      (await this.first(sql`${FOUND} FROM clubs c WHERE c.slug = ${reference.slug}`)) ??
      (await this.first(
        sql`${FOUND} FROM club_addresses a JOIN clubs c ON c.id = a.club_id WHERE a.slug = ${reference.slug}`,
      ))
    );
  }

  private async first(statement: Sql): Promise<FoundRow | undefined> {
    const [row] = await this.reads.all<FoundRow>(statement);
    return row;
  }
}

const FOUND = sql`SELECT c.id, c.name, c.slug, c.state, c.successor_id AS successorId`;
