import { isDeepStrictEqual } from 'node:util';
import type { Contract, Schema } from '../../../test/fuzz/contract.js';
import { getCalls } from '../../../test/fuzz/contract.js';
import { claimForm } from '../../../test/support/claim-form.js';
import { storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { PROTECTED_CALLS } from '../../../test/support/calls-by-role.js';
import { sendNotice } from '../../../test/support/notice-form.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { staffHeaders, storeStaff } from '../../../test/support/staff.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import { Review } from '../../model/reviews/review.entity.js';
import { Notice } from '../../model/notices/notice.entity.js';
import { TEST_KEYS } from '../../../test/support/test-settings.js';
import { EmailProtection } from '../security/email-protection.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { CONTACT_FIELDS, forReaders } from './contact-details.js';
import { READER_FIELDS } from './reader-fields.js';

const EMAIL = /[\w.+-]+@[\w-]+\.\w+/;

/** The names of the fields with texts that a response of this schema can have. */
function textsIn(schema: Schema, contract: Contract, name = '', seen = new Set<string>()): string[] {
  const { $ref, anyOf = [], oneOf = [], allOf = [], items, properties = {}, additionalProperties } = schema;
  const named = $ref?.split('/').at(-1);
  if (named !== undefined) {
    if (seen.has(named)) return [];
    return textsIn(contract.components.schemas[named] ?? {}, contract, name, new Set(seen).add(named));
  }
  const parts = [...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])].map(
    (part) => [name, part] as const,
  );
  const fields = Object.entries(properties);
  const others = typeof additionalProperties === 'object' ? [[name, additionalProperties] as const] : [];
  const isText =
    [schema.type].flat().includes('string') || (schema.enum ?? []).some((value) => typeof value === 'string');
  return [
    ...(isText ? [name] : []),
    ...[...parts, ...fields, ...others].flatMap(([key, part]) => textsIn(part, contract, key, seen)),
  ];
}

describe('contact details', () => {
  const api = useTestApi('suite');
  let rows: Record<string, number>;

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [
      { name: 'Leeds Lions', reviews: [{ reviewText: 'Fine.', isApproved: false }, { reviewText: 'Fair.' }] },
    ]);
    await storeClubAdmin(api.database, club?.id ?? 0, { email: 'sam@lions.example' });
    await postJson(api, '/clubs/claim', { ...claimForm(), clubId: club?.id });
    const { manager } = api.database.dataSource;
    const authorEmailEncrypted = new EmailProtection(TEST_KEYS).encrypt('parent@home.example');
    await manager.update(Review, { clubId: club?.id }, { authorEmailEncrypted });
    const { id } = await manager.findOneByOrFail(Review, { reviewText: 'Fair.' });
    await sendNotice(api, id);
    rows = { id, notice: (await manager.findOneByOrFail(Notice, {})).id };
    for (const role of ['reader', 'moderator'] as const) await storeStaff(api.database, role);
  });

  const reads = PROTECTED_CALLS.filter(
    ({ role, method, isForEnrolment }) => role === 'reader' && method === 'GET' && !isForEnrolment,
  );
  const enrolment = new Set(
    PROTECTED_CALLS.filter((call) => call.isForEnrolment).map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    ),
  );
  const read = async (path: string, headers: Record<string, string>): Promise<string> =>
    (
      await api.call(
        path.replace(/\{(\w+)\}/g, (_, name: string) => String(rows[name])),
        { headers },
      )
    ).text();
  const noted = async (): Promise<(string | null)[][]> => {
    const entries = await api.database.dataSource.manager.find(AuditEntry, {
      where: { subjectType: 'addresses' },
      order: { id: 'ASC' },
    });
    return entries.map(({ action, reason, staffName }) => [action, reason, staffName]);
  };

  it('are in no response to a reader, and in the same responses to a moderator', async () => {
    const reader = await staffHeaders(api, 'reader@staff.example');
    const moderator = await staffHeaders(api, 'moderator@staff.example');
    const shown: string[] = [];
    for (const { path } of reads) {
      expect(await read(path, reader)).not.toMatch(EMAIL);
      if (EMAIL.test(await read(path, moderator))) shown.push(path);
    }
    expect(shown).toEqual(
      expect.arrayContaining(['/admin/reviews', '/admin/claims', '/admin/notices/{notice}']),
    );
    expect(await read('/admin/claims', reader)).not.toContain(claimForm().contactPhone);
  });

  it('are all that a reader gets less of than a moderator', async () => {
    const reader = await staffHeaders(api, 'reader@staff.example');
    const moderator = await staffHeaders(api, 'moderator@staff.example');
    const withoutContacts = (json: string): unknown =>
      JSON.parse(json, (name, value: unknown) =>
        Object.hasOwn(CONTACT_FIELDS, name) || name === 'generatedAt' ? undefined : value,
      );
    for (const { path } of reads) {
      let [before, more, after]: unknown[] = [];
      // The status counts the mails that jobs write meanwhile.
      await until(async () => {
        before = withoutContacts(await read(path, reader));
        more = withoutContacts(await read(path, moderator));
        after = withoutContacts(await read(path, reader));
        return isDeepStrictEqual(before, after);
      });
      expect(before).toEqual(more);
    }
  });

  it('or not: the contract has no text for readers that nobody has decided about', async () => {
    const contract = await api.read<Contract>('/openapi.json');
    const undecided = new Set<string>();
    for (const { path, method, operation } of getCalls(contract)) {
      const call = `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
      if (operation['x-staff-role'] !== 'reader' || enrolment.has(call)) continue;
      for (const [status, { content = {} }] of Object.entries(operation.responses))
        for (const { schema } of status.startsWith('2') ? Object.values(content) : [])
          for (const field of textsIn(schema ?? {}, contract)) undecided.add(field);
    }
    expect(undecided.size).toBeGreaterThan(100);
    for (const field of [...READER_FIELDS, ...Object.keys(CONTACT_FIELDS)]) undecided.delete(field);
    expect([...undecided]).toEqual([]);
  });

  it('of a field that nobody has decided about aren’t for readers', () => {
    expect(
      forReaders({ items: [{ name: 'Sam', pager: '07700 900123', ways: ['a', { via: 'b' }], at: 1 }] }),
    ).toEqual({
      items: [{ name: 'Sam', pager: '', ways: ['', { via: '' }], at: 1 }],
    });
  });

  it('are logged when someone reads them, once for each login, list and hour; never for readers', async () => {
    await api.database.dataSource.manager.delete(AuditEntry, { subjectType: 'addresses' });
    const headers = await staffHeaders(api, 'moderator@staff.example');
    const reader = await staffHeaders(api, 'reader@staff.example');
    for (const path of ['/admin/reviews', '/admin/reviews?limit=1', '/admin/claims', '/admin/stats'])
      for (const caller of [headers, reader]) await read(path, caller);
    await read('/admin/reviews', await siteAdminHeaders(api));
    expect(await noted()).toEqual([
      ['addresses-read', 'GET /api/admin/reviews', 'The moderator'],
      ['addresses-read', 'GET /api/admin/claims', 'The moderator'],
      ['addresses-read', 'GET /api/admin/reviews', 'Site password'],
    ]);
  });

  it('are logged with the record that someone reads', async () => {
    await api.database.dataSource.manager.delete(AuditEntry, { subjectType: 'addresses' });
    await read('/admin/notices/{notice}?x=1', await staffHeaders(api, 'moderator@staff.example'));
    expect(await noted()).toEqual([
      ['addresses-read', `GET /api/admin/notices/${rows['notice']}`, 'The moderator'],
    ]);
  });

  it('are logged with the filters whenever someone exports them', async () => {
    await api.database.dataSource.manager.delete(AuditEntry, { subjectType: 'addresses' });
    const headers = await staffHeaders(api, 'moderator@staff.example');
    for (let times = 0; times < 2; times += 1)
      await read('/admin/reviews/export?status=approved&search=sam@home.example', headers);
    const call = 'GET /api/admin/reviews/export status=approved&search=a+text';
    const entry = ['addresses-exported', call, 'The moderator'];
    expect(await noted()).toEqual([entry, entry]);
  });
});
