import type { GroundAccess, GroundSurface } from '@club-reviews/domain/club-facts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A site with football pitches in Active Places, Sport England's register, from the last import that had it. */
@Entity('grounds')
@Index('ix_grounds_cell', ['isListed', 'cell'])
@Index('ix_grounds_search', ['isListed', 'searchText'])
export class Ground {
  /** The site's number in Active Places. */
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 200 })
  name!: string;

  @Column({ type: 'varchar', length: 80, nullable: true })
  town!: string | null;

  @Column({ type: 'varchar', length: 8, nullable: true })
  postcode!: string | null;

  @Column({ type: 'double' })
  latitude!: number;

  @Column({ type: 'double' })
  longitude!: number;

  /** See getCell: grounds are searched near a place. */
  @Column({ type: 'integer' })
  cell!: number;

  /** Name, town and postcode as searched (see normaliseSearchText). */
  @Column({ name: 'search_text', type: 'varchar', length: 320 })
  searchText!: string;

  @Column({ type: 'simple-json' })
  surfaces!: GroundSurface[];

  @Column({ type: 'simple-json' })
  access!: GroundAccess[];

  /** False once an import no longer has it: clubs keep it until they choose another. */
  @Column({ name: 'is_listed', type: 'boolean', default: 1 })
  isListed!: boolean;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt!: Date;
}

/** About 14 by 8 miles in England. */
const CELL_DEGREES = 0.2;
const CELLS_PER_ROW = 1000;
const WEST = -20;

/** The number of the cell that a place is in, of a grid over the country. */
export function getCell({ latitude, longitude }: Pick<Ground, 'latitude' | 'longitude'>): number {
  return Math.floor(latitude / CELL_DEGREES) * CELLS_PER_ROW + Math.floor((longitude - WEST) / CELL_DEGREES);
}

/** The cells around a place, with everything within 13 miles. */
export function getNearCells(place: Pick<Ground, 'latitude' | 'longitude'>): number[] {
  const middle = getCell(place);
  return [-1, 0, 1].flatMap((north) =>
    [-2, -1, 0, 1, 2].map((east) => middle + north * CELLS_PER_ROW + east),
  );
}
