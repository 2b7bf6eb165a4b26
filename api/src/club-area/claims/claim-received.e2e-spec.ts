import { claimForm } from '../../../test/support/claim-form.js';
import { storeClubs } from '../../../test/support/factories.js';
import { postJson } from '../../../test/support/sessions.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import { useTestApi } from '../../../test/support/test-api.js';

describe('the mail that confirms a claim', () => {
  const api = useTestApi('each', { rateLimits: true });

  const submit = async (changes: Record<string, unknown> = {}): Promise<number> =>
    (await postJson(api, '/clubs/claim', claimForm(changes))).status;
  const mailed = async (): Promise<[string, string][]> =>
    (await storedMails(api.database)).map(({ mail, to }) => [mail.kind, to]);

  it('goes to the claimant, and names a listed club', async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    expect(await submit({ clubId: club?.id })).toBe(201);
    const [mail, ...others] = await storedMails(api.database);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'priya@hornets.example',
      subject: 'We have your claim for Leeds Lions',
      mail: { kind: 'claim-received' },
    });
    expect(mail?.text).toContain('within 2-3 business days');
  });

  it('holds nothing that was typed: the address may be someone else’s', async () => {
    const typed = 'Buy cheap boots at boots.example';
    const words = { clubName: typed, contactName: typed, facilities: typed, additionalInfo: typed };
    expect(await submit(words)).toBe(201);
    const [mail] = await storedMails(api.database);
    expect(mail?.subject).toBe('We have your claim for your club');
    expect(JSON.stringify([mail?.subject, mail?.html, mail?.text])).not.toMatch(/boots/i);
  });

  it('goes out once for a claim, and not for one that is refused', async () => {
    expect(await submit()).toBe(201);
    expect(await submit({ contactEmail: 'no address' })).toBe(400);
    expect(await submit({ contactEmail: 'robot@home.example', website: 'https://spam.example' })).toBe(201);
    expect(await mailed()).toEqual([['claim-received', 'priya@hornets.example']]);
  });

  it('says, to nobody else, that a claim is repeated', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => submit()));
    expect(answers).toEqual([201, 201, 201]);
    expect((await mailed()).map(([kind]) => kind)).toEqual([
      'claim-received',
      'claim-repeated',
      'claim-repeated',
    ]);
    const [, mail] = await storedMails(api.database);
    expect(mail).toMatchObject({ to: 'priya@hornets.example', subject: 'You’ve already claimed your club' });
    expect(`${mail?.html}${mail?.text}`).not.toContain('Mill Hill');
  });

  it('counts in the budget of its mailbox, without changing the response: no address has a limit of claims', async () => {
    for (const tag of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(await submit({ clubName: `Club ${tag}`, contactEmail: `victim+${tag}@gmail.com` })).toBe(201);
    const waits = (await storedMails(api.database)).map(({ mail }) => mail.isForDigest);
    expect(waits).toEqual([false, false, false, false, true, true]);
  });
});
