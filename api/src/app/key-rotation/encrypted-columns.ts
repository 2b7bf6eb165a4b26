import { EMAIL_ENCRYPTION } from '../../platform/security/email-protection.js';

/** A column whose texts are encrypted with DATA_KEY. */
export interface EncryptedColumn {
  table: string;
  /** The table's primary key. */
  key: string;
  column: string;
  /** See TextCipher. */
  purpose: string;
}

const address = (table: string, column: string, key = 'id'): EncryptedColumn => ({
  ...{ table, key, column },
  purpose: EMAIL_ENCRYPTION,
});

/** Every one of them. Any missing here becomes unreadable after a key rotation; a test checks for that. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  address('reviews', 'author_email_encrypted'),
  address('archived_reviews', 'author_email_encrypted', 'review_id'),
  address('review_reports', 'reporter_email_encrypted'),
  address('claims', 'contact_email_encrypted'),
  { table: 'claims', key: 'id', column: 'contact_encrypted', purpose: 'claim-contacts' },
  address('clubs', 'contact_email'),
  address('club_admins', 'email_encrypted'),
  { table: 'club_admins', key: 'id', column: 'totp_secret', purpose: 'club-totp' },
  { table: 'club_admin_challenges', key: 'ticket_hash', column: 'secret', purpose: 'club-totp' },
  address('club_suggestions', 'email_encrypted'),
  address('enquiries', 'email_encrypted'),
  address('saved_searches', 'email_encrypted'),
  address('staff_members', 'email_encrypted'),
  address('suppressed_addresses', 'address_encrypted'),
  { table: 'staff_members', key: 'id', column: 'totp_secret', purpose: 'staff-totp' },
  { table: 'staff_challenges', key: 'ticket_hash', column: 'secret', purpose: 'staff-totp' },
  { table: 'notices', key: 'id', column: 'content_encrypted', purpose: 'notices' },
  { table: 'notices', key: 'id', column: 'answer_encrypted', purpose: 'notices' },
  { table: 'mails', key: 'id', column: 'payload_encrypted', purpose: 'mail' },
];
