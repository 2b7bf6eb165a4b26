import { send, siteAdminHeaders } from '../../../test/support/sessions.js';
import { staffHeaders, storeStaff } from '../../../test/support/staff.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import { StaffMember } from '../../accounts/staff/staff-member.entity.js';
import type { PublicConfig } from '../../clubs/public-config/public-config.dto.js';
import type { OperatorSettingsState } from './operator-settings.dto.js';

const PIXEL = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAE=';

describe('what owners say about the site', () => {
  let api: TestApi | undefined;

  afterEach(() => api?.stop());

  const getConfig = () => api!.read<PublicConfig>('/config');
  const change = async (changes: object) =>
    send(api!, 'PATCH', '/admin/settings', await siteAdminHeaders(api!), changes);
  const getVersion = async () => (await api!.read<{ version: number }>('/pages/changes')).version;

  it('is on every page from the next one on, and goes back to the default', async () => {
    api = await startTestApi();
    const before = await getVersion();
    const changed = await change({
      operatorName: '  Leeds Reviews ',
      regionName: 'West Yorkshire',
      brandColour: '#123a6b',
      brandLogo: PIXEL,
    });
    expect(changed.status).toBe(200);
    expect(await getVersion()).toBeGreaterThan(before);
    const config = await getConfig();
    expect(config.operator).toMatchObject({ operatorName: 'Leeds Reviews', regionName: 'West Yorkshire' });
    expect(config.theme?.light).toContain('--color-band:#123a6b;');
    const logo = await api.call((config.logoUrl ?? '').replace('/api', ''));
    expect(logo.headers.get('content-type')).toBe('image/png');
    expect(logo.headers.get('cache-control')).toContain('immutable');
    // A page from before the change asks for the picture before, which mustn't be stored under that address.
    expect((await api.call('/logo?v=earlier')).headers.get('cache-control')).toBe('no-cache');
    await change({ regionName: '', brandLogo: '' });
    expect(await getConfig()).toMatchObject({ operator: { regionName: 'England' } });
    expect((await api.call('/logo')).status).toBe(404);
  });

  it('is recorded with who changed it, once for each setting that differs', async () => {
    api = await startTestApi();
    const { id } = await storeStaff(api.database, 'owner');
    const headers = await staffHeaders(api, 'owner@staff.example');
    await api.database.dataSource.manager.update(StaffMember, id, { totpSecret: 'set' });
    await send(api, 'PATCH', '/admin/settings', headers, { regionName: 'Kent', brandName: '' });
    const state = await api.call('/admin/settings', { headers });
    const { changes, settings } = (await state.json()) as OperatorSettingsState;
    expect(changes).toMatchObject([{ reason: 'Region: “England” → “Kent”', staffName: expect.any(String) }]);
    expect(settings.find(({ name }) => name === 'regionName')).toMatchObject({
      value: 'Kent',
      source: 'saved',
    });
  });

  it('can’t be what the environment sets, which wins', async () => {
    api = await startTestApi({ operator: { regionName: 'Devon' } });
    const refused = await change({ regionName: 'Kent' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: 'Region is set by REGION_NAME in the environment',
    });
    // A form sends it unchanged along with others.
    expect((await change({ regionName: 'Devon', operatorForm: 'a charity' })).status).toBe(200);
    expect((await getConfig()).operator).toMatchObject({ regionName: 'Devon', operatorForm: 'a charity' });
  });

  it.each([
    [
      'brandColour',
      '#3fa35f',
      /^Colour of bands must be darker: the contrast of .* is 3\.\d:1, and needs to be 7:1$/,
    ],
    ['brandAccent', 'green', /^Colour of buttons and links must be a colour like #0a4f30$/],
    ['supportEmail', 'help@site', /^Contact address must be an email address$/],
    ['supportEmail', 'a?bcc=b@site.example', /^Contact address must be an email address$/],
    ['replyTimeClaims', 'soon', /^Reply to claims must be a time like/],
    ['brandLogo', 'data:image/svg+xml;base64,PHN2Zy8+', /^Logo must be a PNG, JPEG or WebP picture$/],
    ['brandLogo', 'data:image/png;base64,PHN2Zy8+', /^Logo must be a PNG, JPEG or WebP picture$/],
    ['password', 'x', /There’s no such field/],
  ])('is refused if %s is %s, with the reason beside its field', async (field, value, reason) => {
    api = await startTestApi();
    const refused = await change({ [field]: value });
    expect(refused.status).toBe(400);
    const { fields } = (await refused.json()) as { fields: Record<string, string> };
    expect(fields[field]).toMatch(reason);
  });
});
