import type { AdminClub, AdminClubRow } from '../../src/directory/admin-clubs.dto.js';
import type { ClubChangeEntry } from '../../src/directory/club-history.dto.js';
import { Club } from '../../src/model/clubs/club.entity.js';
import type { ClubSeed } from './factories.js';
import { storeClubs } from './factories.js';
import { postJson, send, siteAdminHeaders } from './sessions.js';
import { expectExactTotals } from './stored-totals.js';
import type { TestApi } from './test-api.js';
import { startTestApi } from './test-api.js';

/** An api with some clubs, and a moderator who maintains them. */
export class DirectorySite {
  constructor(
    readonly api: TestApi,
    readonly headers: Record<string, string>,
  ) {}

  /** Starts one without clubs. */
  static async start(): Promise<DirectorySite> {
    const api = await startTestApi({ rateLimits: false });
    return new DirectorySite(api, await siteAdminHeaders(api));
  }

  /** Stores clubs. @returns their ids */
  async store(...seeds: ClubSeed[]): Promise<number[]> {
    return (await storeClubs(this.api.database, seeds)).map(({ id }) => id);
  }

  /** Requests as a moderator. */
  get(path: string): Promise<Response> {
    return this.api.call(path, { headers: this.headers });
  }

  /** Posts as a moderator. */
  post(path: string, body: object = {}): Promise<Response> {
    return postJson(this.api, path, body, this.headers);
  }

  /** Edits a club. */
  patch(id: number, body: object): Promise<Response> {
    return send(this.api, 'PATCH', `/admin/clubs/${id}`, this.headers, body);
  }

  /** One club as a moderator sees it. */
  async club(id: number): Promise<AdminClub> {
    return (await (await this.get(`/admin/clubs/${id}`)).json()) as AdminClub;
  }

  /** The names of a moderator's list. */
  async names(query = ''): Promise<string[]> {
    const answer = await this.get(`/admin/clubs${query}`);
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as AdminClubRow[]).map(({ name }) => name);
  }

  /** A club's history, newest first. */
  async history(id: number): Promise<ClubChangeEntry[]> {
    return (await (await this.get(`/admin/clubs/${id}/history`)).json()) as ClubChangeEntry[];
  }

  /** The names on the public lists, of all kinds. */
  async publicNames(path = '/clubs'): Promise<string[]> {
    const answer = await this.api.read<{ name: string }[] | { clubs: { name: string }[] }>(path);
    return (Array.isArray(answer) ? answer : answer.clubs).map(({ name }) => name);
  }

  /** Fails unless every stored sum and count matches a recount. */
  expectExactValues(): Promise<void> {
    return expectExactTotals(this.api.database);
  }

  /** A club's row. */
  row(id: number): Promise<Club> {
    return this.api.database.dataSource.manager.findOneByOrFail(Club, { id });
  }
}
