import { QUEUE_KINDS, MAX_COUNTED } from '@club-reviews/domain/queue';
import { storeClubs } from '../../../test/support/factories.js';
import { siteAdminHeaders } from '../../../test/support/sessions.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { TEST_KEYS } from '../../../test/support/test-settings.js';
import type { ColumnValue } from '../../platform/database/batches.js';
import { insertRows } from '../../platform/database/batches.js';
import { invalidateClubs } from '../../model/clubs/club-versions.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import type { AdminStats } from '../moderation.dto.js';
import type { QueueCounts } from './queue.dto.js';
import type { QueuePlace } from './waiting-entries.js';
import { keyText, WaitingEntries } from './waiting-entries.js';

const ROWS = 10_000;
const TEXTS = { club_description: '', facilities: '', age_groups: '', training_days: '' };

describe('ten thousand entries of each kind', () => {
  const api = useTestApi('suite');
  let headers: Record<string, string>;

  const read = async <T>(path: string) => (await (await api.call(path, { headers })).json()) as T;

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    headers = await siteAdminHeaders(api);
    const club_id = club?.id ?? 0;
    const author_email_encrypted = new EmailProtection(TEST_KEYS).encrypt('parent@home.example');
    const ratings = { coaching: 5, communication: 4, facilities: 3, inclusivity: 5, value: 4 };
    const content = JSON.stringify({ reviewText: 'Friendlier.', ageGroup: 'U10s', ratings });
    // Several arrive in each second, and every tenth is about a child.
    const getMoment = (index: number) =>
      toStoredTimestamp(new Date(Date.UTC(2026, 2, 1) + (index >> 2) * 1000));
    const store = (
      table: string,
      toRow: (index: number, at: string, urgency: number) => Record<string, ColumnValue>,
    ) =>
      api.database.transactions.runInTransaction(async (manager) => {
        invalidateClubs(manager, [club_id]);
        await insertRows(
          manager,
          table,
          Array.from({ length: ROWS }, (_, index) =>
            toRow(index, getMoment(index), index % 10 === 0 ? 0 : 1),
          ),
        );
      });
    const review = (id: number, at: string) => ({
      ...{ id, club_id, season: 2025, age_group: 'U10s', review_text: 'Friendly.', rating_total: 25 },
      ...{ coaching_rating: 5, communication_rating: 5, facilities_rating: 5, inclusivity_rating: 5 },
      ...{ value_rating: 5, author_email_hash: `hash${id}`, author_email_encrypted, is_verified: 1 },
      created_at: at,
    });
    await store('reviews', (index, at, urgency) => ({
      ...review(index + 1, at),
      ...{ is_approved: 0, is_held: 1, hold_reason: urgency === 0 ? 'safeguarding' : 'profanity' },
    }));
    await store('reviews', (index, at) => ({
      ...review(ROWS + index + 1, at),
      ...{ is_approved: 0, is_held: 0, hold_reason: null },
    }));
    await store('review_edits', (index, created_at, urgency) => ({
      ...{ review_id: ROWS + index + 1, content, created_at },
      hold_reason: urgency === 0 ? 'profanity,full-name' : null,
    }));
    await store('report_cases', (index, opened_at, urgency) => ({
      ...{ review_id: index + 1, club_id, is_open: 1, urgency, hid_review: 0, opened_at },
    }));
    await store('review_appeals', (index, created_at, urgency) => ({
      ...{ review_id: 3 * ROWS + index, text: 'Please.', urgency, created_at },
    }));
    await store('notices', (index, created_at, urgency) => ({
      ...{ reference: `N-${index}`, review_id: index + 1, club_id, state: 'received', due_at: created_at },
      ...{ content_encrypted: 'x', complainant_hash: `hash${index}`, urgency, created_at },
    }));
    await store('claims', (_, created_at, urgency) => ({
      ...{ ...TEXTS, club_name: 'Mill Hill', contact_name: 'Priya', contact_email_encrypted: 'x' },
      ...{
        contact_phone: '1',
        position: 'secretary',
        verification_method: 'email-domain',
        status: 'pending',
      },
      ...{ urgency, created_at },
    }));
    await store('club_suggestions', (_, created_at, urgency) => ({
      ...{ kind: 'missing', club_name: 'Mill Hill', words: '', state: 'open', urgency, created_at },
    }));
    await store('club_photos', (index, held_at, urgency) => ({
      ...{ club_id, kind: 'photo', state: 'held', source: 'upload', storage_key: `key${index}` },
      ...{ held_at, urgency, created_at: held_at },
    }));
    await store('enquiries', (index, desk_since, desk_urgency) => ({
      ...{ club_id, state: 'reported', club_list: 'done', age_group: 'U10s', message: '', is_moderated: 1 },
      ...{
        token_hash: `hash${index}`,
        desk_urgency,
        desk_since,
        created_at: desk_since,
        erase_at: desk_since,
      },
    }));
    await store('club_changes', (_, created_at, urgency) => ({
      ...{ club_id, actor: 'club-admin', action: 'profile-edited', changes: '{}', is_unseen: 1 },
      ...{ urgency, created_at },
    }));
    await store('club_warnings', (_, appealed_at, urgency) => ({
      ...{ club_id, reason: 'rewards', text: '', created_at: appealed_at, ends_at: appealed_at },
      ...{ appeal_text: '', appealed_at, appeal_state: 'open', urgency },
    }));
  }, 120_000);

  it.each(QUEUE_KINDS)('of kind %s are all reached, each once, those about a child first', async (kind) => {
    const entries = api.get(WaitingEntries);
    const found: QueuePlace[] = [];
    for (let after: QueuePlace | undefined; ; after = found.at(-1)) {
      const run = await entries.read(new Set([kind]), 997, { after });
      found.push(...run);
      if (run.length < 997) break;
    }
    expect(found).toHaveLength(ROWS);
    expect(new Set(found.map(keyText)).size).toBe(ROWS);
    const urgencies = found.map(({ urgency }) => urgency);
    expect(urgencies).toEqual(urgencies.toSorted());
    expect(urgencies.filter((urgency) => urgency === 0)).toHaveLength(kind === 'review' ? 0 : ROWS / 10);
  });

  it('are counted up to a limit that is told, and exactly where the number is shown as one', async () => {
    const { kinds } = await read<QueueCounts>('/admin/desk/counts');
    expect(kinds).toEqual(QUEUE_KINDS.map((kind) => ({ kind, waiting: MAX_COUNTED, hasMore: true })));
    expect(await read<AdminStats>('/admin/stats')).toMatchObject({
      ...{ waitingEdits: ROWS, openReports: ROWS, openAppeals: ROWS, openNotices: ROWS },
      ...{ pendingClaims: ROWS, openSuggestions: ROWS },
    });
  });

  it.each([
    '/admin/reviews/export?edit=waiting',
    '/admin/desk/export?kinds=claim',
    '/admin/desk/export?kinds=suggestion',
  ])(
    'are exported whole by %s',
    async (path) => {
      const file = await api.call(path, { headers });
      expect((await file.text()).trim().split('\n')).toHaveLength(ROWS + 1);
    },
    60_000,
  );

  it.each([
    '/admin/reviews?edit=waiting&limit=50',
    '/admin/removed-reviews?appeal=open&limit=50',
    '/admin/notices?limit=50',
  ])('go on after a page of %s', async (path) => {
    const first: Response = await api.call(path, { headers });
    expect(first.status).toBe(200);
    expect(first.headers.get('link')).toContain('rel="next"');
  });
});
