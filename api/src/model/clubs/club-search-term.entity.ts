import { Entity, Index, PrimaryColumn } from 'typeorm';

/** Which text of a club a search term comes from. */
export const SearchField = { name: 1, location: 2 } as const;

/** One of the values of {@link SearchField}. */
export type SearchFieldValue = (typeof SearchField)[keyof typeof SearchField];

/**
 * One suffix of a club's normalised name or location, cut to SEARCH_TERM_LENGTH. A text that contains "eed"
 * has a suffix that starts with it, so "contains" becomes a range over the primary key.
 */
@Entity('club_search_terms', { withoutRowid: true })
@Index('ix_club_search_terms_club', ['clubId'])
export class ClubSearchTerm {
  @PrimaryColumn({ type: 'varchar', length: 32 })
  term!: string;

  @PrimaryColumn({ type: 'tinyint' })
  field!: SearchFieldValue;

  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;
}
