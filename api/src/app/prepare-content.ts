import type { Settings } from '../platform/config/settings.js';
import { applyClaimHashes } from '../club-area/claims/claim-address-hashes.js';
import { invalidateEverything } from '../model/clubs/club-versions.js';
import { applyAuthorRule } from '../model/reviews/author-rule.js';
import { applyPublicationRule } from '../model/reviews/publication-rule.js';
import { weighReviews } from '../model/reviews/weigh-reviews.js';
import { loadSampleDataOnce } from '../sample-data/load-sample-data.js';
import { DEFAULT_SAMPLE_SIZE } from '../sample-data/sample-size.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import { openKeyring } from '../platform/security/open-keyring.js';
import type { Database } from '../platform/database/database.js';
import { isStorageFull } from '../platform/database/database-unavailable.js';

/**
 * What a start-up ensures under the migration lock: the keys fit the data, authors and claimants are recognised by
 * their mailboxes, stored visibility follows the settings, clubs can be ranked, pages from an earlier release aren't
 * reused, sample data is there.
 */
export async function prepareContent(database: Database, settings: Settings): Promise<void> {
  const protection = new EmailProtection(await openKeyring(database, settings.secrets.dataKeys));
  await applyAuthorRule(database, protection);
  await applyClaimHashes(database, protection);
  await applyPublicationRule(database, settings.reviewPublication);
  await unlessFull(() => weighReviews(database));
  await unlessFull(() => noteStart(database));
  if (!settings.sampleData) return;
  await loadSampleDataOnce(database, {
    ...DEFAULT_SAMPLE_SIZE,
    protection,
    publication: settings.reviewPublication,
    now: new Date(),
  });
}

/** Another release may respond differently. */
async function noteStart({ transactions }: Database): Promise<void> {
  await transactions.runInTransaction((manager) => Promise.resolve(invalidateEverything(manager)));
}

/**
 * A full disk doesn't stop anyone from reading: then pages are at most an hour out of date, and clubs are in the order
 * of the last start.
 */
async function unlessFull(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
  }
}
