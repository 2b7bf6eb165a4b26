import type { Dashboard, OwnClub } from '../../src/club-area/dashboard/dashboard.dto.js';
import { clubAdminHeaders, storeClubAdmin } from './club-admins.js';
import { storeClubs } from './factories.js';
import type { TestApi } from './test-api.js';
import { startTestApi } from './test-api.js';
import { send } from './sessions.js';

/** Leeds Lions with a logged-in administrator, and another club, on a separate api. */
export class EditedClub {
  private constructor(
    readonly api: TestApi,
    readonly id: number,
    readonly otherId: number,
    private readonly headers: Record<string, string>,
  ) {}

  static async start(options?: Parameters<typeof startTestApi>[0]): Promise<EditedClub> {
    const api = await startTestApi(options);
    const [club, other] = await storeClubs(api.database, [
      { name: 'Leeds Lions', reviews: [{}] },
      { name: 'York Yaks' },
    ]);
    const id = club?.id ?? 0;
    await storeClubAdmin(api.database, id, { email: 'sam@lions.example' });
    return new EditedClub(api, id, other?.id ?? 0, await clubAdminHeaders(api, 'sam@lions.example'));
  }

  /** Changes the profile. */
  patch(body: unknown): Promise<Response> {
    return send(this.api, 'PATCH', '/club-admin/club', this.headers, body);
  }

  /** The club as its administrator sees it. */
  async read(): Promise<OwnClub> {
    const answer = await this.api.call('/club-admin/dashboard', { headers: this.headers });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as Dashboard).club;
  }
}
