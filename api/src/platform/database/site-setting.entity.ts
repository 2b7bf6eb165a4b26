import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What the database remembers about itself: `review_publication` is the rule its stored visibility was computed with;
 * `sample_data` is `loaded` while it has the invented clubs, `removing` or `removed` once an owner wants them gone; `data_key_check` shows which DATA_KEY it's written with,
 * `data_key_id` is that key's id, and `data_keys_retiring` lists other keys that stored texts may still need;
 * `lookup_key` and `link_key_…` are further keys, encrypted with it (see Keyring); `author_hashes` is the version of
 * the rules for recognising reviews' authors; `address_wipe` is how far reviewers' addresses have been wiped;
 * `season_places_purged` is the oldest season whose places are kept; `site_password_locked` is `yes` while nobody can
 * log in with the site password; `daily_summary` is the date of the staff's last daily summary; `club_openings` is the
 * version of the directory up to which clubs' free places were checked for saved searches; `automatic_hide` is when a
 * report or notice last tried to hide a review, and its row is the lock under which those are counted;
 * `open_data` is the version up to which the open data feed follows clubs, then the release and the address that it was written by,
 * and its row is the lock under which the feed's items get their numbers; `reviews_weighed` is the version of the directory up to which clubs' weighted sums were checked; `last_backup` and
 * `postcodes_imported` are times; `first_day` is `dismissed` once an owner has put the first day's checklist away.
 */
export type SiteSettingName =
  | 'review_publication'
  | 'sample_data'
  | 'data_key_check'
  | 'data_key_id'
  | 'data_keys_retiring'
  | 'lookup_key'
  | `link_key_${number}`
  | 'author_hashes'
  | 'claim_hashes'
  | 'address_wipe'
  | 'season_places_purged'
  | 'site_password_locked'
  | 'daily_summary'
  | 'club_openings'
  | 'automatic_hide'
  | 'open_data'
  | 'reviews_weighed'
  | 'last_backup'
  | 'postcodes_imported'
  | 'first_day';

/** One remembered fact about the database. */
@Entity('site_settings', { withoutRowid: true })
export class SiteSetting {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: SiteSettingName;

  @Column({ type: 'varchar', length: 200 })
  value!: string;
}
