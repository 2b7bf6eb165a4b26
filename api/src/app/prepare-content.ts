import type { Settings } from '../platform/config/settings.js';
import { applyClaimHashes } from '../club-area/claims/claim-address-hashes.js';
import { invalidateEverything } from '../model/clubs/club-versions.js';
import { applyAuthorRule } from '../model/reviews/author-rule.js';
import { applyPublicationRule } from '../model/reviews/publication-rule.js';
import { loadSampleDataOnce } from '../sample-data/load-sample-data.js';
import { DEFAULT_SAMPLE_SIZE } from '../sample-data/sample-size.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import { openKeyring } from '../platform/security/open-keyring.js';
import type { Database } from '../platform/database/database.js';
import { isStorageFull } from '../platform/database/database-unavailable.js';

/**
 * What a start-up ensures under the migration lock: the keys fit the data, authors and claimants are recognised by
 * their mailboxes, stored visibility follows the settings, pages from an earlier release aren't reused, sample data
 * is there.
 */
export async function prepareContent(database: Database, settings: Settings): Promise<void> {
  const protection = new EmailProtection(await openKeyring(database, settings.secrets.dataKeys));
  await applyAuthorRule(database, protection);
  await applyClaimHashes(database, protection);
  await applyPublicationRule(database, settings.reviewPublication);
  await noteStart(database);
  if (!settings.sampleData) return;
  await loadSampleDataOnce(database, {
    ...DEFAULT_SAMPLE_SIZE,
    protection,
    publication: settings.reviewPublication,
    now: new Date(),
  });
}

/**
 * Another release may respond differently. A full disk doesn't stop anyone from reading: then pages are at most an hour
 * out of date.
 */
async function noteStart({ transactions }: Database): Promise<void> {
  try {
    await transactions.runInTransaction((manager) => Promise.resolve(invalidateEverything(manager)));
  } catch (error) {
    if (!isStorageFull(error)) throw error;
  }
}
