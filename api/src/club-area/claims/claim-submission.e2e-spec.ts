import { claimForm } from '../../../test/support/claim-form.js';
import { storeClubs } from '../../../test/support/factories.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { In } from 'typeorm';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import { Claim } from './claim.entity.js';
import type { AdminClaim } from './admin-claims.dto.js';

const WEBSITE = 'Please enter a valid website URL (e.g., www.yourclub.co.uk or https://yourclub.co.uk)';
const PHONE = 'Please enter a valid phone number';

describe('claiming a club over HTTP', () => {
  const api = useTestApi('suite');
  let clubId: number;

  const submit = (changes: Record<string, unknown> = {}): Promise<Response> =>
    postJson(api, '/clubs/claim', claimForm(changes));
  const repository = () => api.database.dataSource.getRepository(Claim);

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
  });

  beforeEach(() => api.database.dataSource.query('DELETE FROM claims'));

  it('accepts it for the moderators, who can read every field', async () => {
    const response = await submit({
      websiteUrl: ' www.hornets.example ',
      socialMedia: '@hornets',
      additionalInfo: 'Ask\r\nthe league.\u0000',
    });
    expect(response.status).toBe(201);
    const answer = (await response.json()) as { id: number };
    expect(answer).toEqual({
      id: expect.any(Number) as number,
      message: "We'll review your submission and contact you within 2-3 business days.",
    });
    const list = await api.call('/admin/claims', { headers: await siteAdminHeaders(api) });
    const [claim] = (await list.json()) as AdminClaim[];
    expect(claim).toMatchObject({
      ...claimForm(),
      id: answer.id,
      clubId: null,
      websiteUrl: 'https://www.hornets.example',
      socialMedia: '@hornets',
      additionalInfo: 'Ask\nthe league.',
      status: 'pending',
      rejectionReason: null,
    });
  });

  it('keeps the address unreadable, and logs the claim', async () => {
    const { id } = (await (await submit()).json()) as { id: number };
    const kept = [await repository().find(), await api.database.dataSource.getRepository(AuditEntry).find()];
    expect(JSON.stringify(kept)).not.toContain('priya@');
    const entry = await api.database.dataSource
      .getRepository(AuditEntry)
      .findOneByOrFail({ subjectType: 'claim', subjectId: id });
    expect(entry).toMatchObject({ action: 'submitted', fromStatus: null, toStatus: 'pending' });
  });

  it('of a listed club names that club, whatever else was typed', async () => {
    expect((await submit({ clubId, clubName: 'Something else' })).status).toBe(201);
    expect(await repository().findOneByOrFail({})).toMatchObject({ clubId, clubName: 'Leeds Lions' });
    expect((await submit({ clubId: clubId + 1 })).status).toBe(404);
  });

  it.each([
    [{ clubName: undefined }, 'Please select or enter your club name'],
    [{ clubName: ' \u200B ' }, 'Please select or enter your club name'],
    [{ clubName: '?!' }, 'Please select or enter your club name'],
    [{ clubName: 7 }, 'Please select or enter your club name'],
    [{ clubName: 'x'.repeat(161) }, "The club's name must be at most 160 characters"],
    [{ clubName: '東'.repeat(100) }, "The club's name must be at most 160 characters"],
    [{ clubId: 'one' }, 'Please select or enter your club name'],
    [{ clubId: 1e20 }, 'Please select or enter your club name'],
    [{ contactName: ' ' }, 'Please enter your full name'],
    [{ contactName: 'x'.repeat(161) }, 'Your name must be at most 160 characters'],
    [{ contactEmail: 'priya' }, 'Please enter a valid email address'],
    [{ contactEmail: `${'a'.repeat(250)}@b.example` }, 'Please enter a valid email address'],
    [{ contactPhone: '123456789' }, PHONE],
    [{ contactPhone: '  0770 900  ' }, PHONE],
    [{ contactPhone: 7700900142 }, PHONE],
    [{ position: 'goalkeeper' }, 'Please select your position at the club'],
    [{ position: undefined }, 'Please select your position at the club'],
    [{ clubDescription: 'x'.repeat(49) }, 'Please provide at least 50 characters describing your club'],
    [{ clubDescription: 'x'.repeat(4001) }, 'The description must be at most 4,000 characters'],
    [{ facilities: ` ${'x'.repeat(19)} ` }, 'Please describe your facilities'],
    [{ ageGroups: '' }, 'Please specify age groups you cater to'],
    [{ trainingDays: null }, 'Please specify your training days'],
    [{ websiteUrl: 'not a website' }, WEBSITE],
    [{ websiteUrl: 'javascript:alert(1)' }, WEBSITE],
    [{ websiteUrl: 'ftp://hornets.example' }, WEBSITE],
    [{ websiteUrl: 7 }, WEBSITE],
    [{ verificationMethod: 'trust-me' }, 'Please select a verification method'],
  ])('refuses %j', async (changes, message) => {
    const response = await submit(changes);
    expect(response.status).toBe(400);
    const fields = { [Object.keys(changes)[0] ?? '']: message };
    expect(await response.json()).toEqual({ statusCode: 400, message, fields, error: 'Bad Request' });
    expect(await repository().count()).toBe(0);
  });

  it('lists everything that is missing at once', async () => {
    const { message, fields } = (await (await postJson(api, '/clubs/claim', {})).json()) as ErrorResponse;
    expect(fields).toEqual({
      clubName: 'Please select or enter your club name',
      contactName: 'Please enter your full name',
      contactEmail: 'Please enter a valid email address',
      contactPhone: 'Please enter a valid phone number',
      position: 'Please select your position at the club',
      clubDescription: 'Please provide at least 50 characters describing your club',
      facilities: 'Please describe your facilities',
      ageGroups: 'Please specify age groups you cater to',
      trainingDays: 'Please specify your training days',
      verificationMethod: 'Please select a verification method',
    });
    expect(message.split('; ').sort()).toEqual(Object.values(fields ?? {}).sort());
  });

  it.each([{ websiteUrl: '' }, { websiteUrl: null }, { socialMedia: '  ', additionalInfo: null }])(
    'works without what is optional: %j',
    async (changes) => {
      expect((await submit(changes)).status).toBe(201);
      expect(await repository().findOneByOrFail({})).toMatchObject({
        websiteUrl: null,
        socialMedia: null,
        additionalInfo: null,
      });
    },
  );

  it('by the same address is pending once per club, even when sent several times at once', async () => {
    const statuses = await Promise.all(
      ['priya@hornets.example', ' PRIYA@hornets.example', 'priya@hornets.example'].map(
        async (contactEmail) => (await submit({ contactEmail, clubName: 'Mill Hill  HORNETS!' })).status,
      ),
    );
    expect(statuses).toEqual([201, 201, 201]);
    expect(await repository().count()).toBe(1);
    expect((await submit({ clubId })).status).toBe(201);
    expect((await submit({ contactEmail: 'sam@hornets.example' })).status).toBe(201);
    expect(await repository().count()).toBe(3);
  });

  it('gets the same answer whether or not the address has claimed the club, down to the id', async () => {
    const answers: { id: number; message: string }[] = [];
    for (const contactEmail of [
      'a@hornets.example',
      'a@hornets.example',
      'b@hornets.example',
      'a@hornets.example',
    ]) {
      const answer = await submit({ contactEmail });
      expect(answer.status).toBe(201);
      answers.push((await answer.json()) as { id: number; message: string });
    }
    const [first] = answers;
    expect(answers).toEqual([0, 1, 2, 3].map((index) => ({ ...first, id: first!.id + index })));
    expect((await repository().find()).map(({ id }) => id)).toEqual([first!.id, first!.id + 2]);
    const audit = api.database.dataSource.getRepository(AuditEntry);
    const subjectId = In(answers.map(({ id }) => id));
    expect(await audit.countBy({ subjectType: 'claim', subjectId })).toBe(2);
  });
});
