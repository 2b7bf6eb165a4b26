import type { ClubTeam } from '@club-reviews/domain/club-facts';
import { invalidateClubs } from '../../src/model/clubs/club-versions.js';
import { Club } from '../../src/model/clubs/club.entity.js';
import { SavedSearchJob } from '../../src/alerts/watching/saved-search-job.js';
import { SavedSearch } from '../../src/alerts/saved-search.entity.js';
import type { MailPayload } from '../../src/platform/mail/mail-protection.js';
import { storeClubs } from './factories.js';
import { postJson } from './sessions.js';
import { getStoredMails, newestToken } from './stored-mails.js';
import type { TestApi } from './test-api.js';
import { startTestApi } from './test-api.js';
import { until } from './until.js';

/** Who saves searches in the tests. */
export const PARENT = 'parent@home.example';

/** Where the tests' clubs are: Otley, with Leeds ten miles away and York thirty. */
export const OTLEY = { location: 'Otley', latitude: 53.905, longitude: -1.69 };
export const LEEDS = { location: 'Leeds', latitude: 53.8, longitude: -1.55 };
const YORK = { location: 'York', latitude: 53.96, longitude: -1.08 };

/** A club's team; girls of nine on Tuesdays, with places, unless stated otherwise. */
export function team(changes: Partial<ClubTeam> = {}): ClubTeam {
  return {
    ...{ ageGroup: 'U10s', category: 'girls' as const, name: null, places: 'yes' as const, freePlaces: null },
    training: [{ day: 'tue', start: '18:00', end: '19:00' }],
    ...changes,
  };
}

/** An api with clubs without places: Otley Owls, Leeds Lions and York Yaks. */
export class SavedSearchSite {
  private constructor(
    readonly api: TestApi,
    readonly owls: number,
    readonly lions: number,
    readonly yaks: number,
  ) {}

  /** Starts it; what the clubs have is recorded. */
  static async start(settings: Parameters<typeof startTestApi>[0] = {}): Promise<SavedSearchSite> {
    const api = await startTestApi({ publicUrl: 'https://site.example', ...settings });
    const clubs = await storeClubs(api.database, [
      { name: 'Otley Owls', ...OTLEY },
      { name: 'Leeds Lions', ...LEEDS },
      { name: 'York Yaks', ...YORK },
    ]);
    const [owls = 0, lions = 0, yaks = 0] = clubs.map(({ id }) => id);
    return new SavedSearchSite(api, owls, lions, yaks);
  }

  get manager() {
    return this.api.database.dataSource.manager;
  }

  /** Sends the public form: clubs within five miles of Otley, unless stated otherwise. */
  save(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Response> {
    return postJson(
      this.api,
      '/saved-searches',
      { place: 'Otley', radius: 5, email: PARENT, ...changes },
      headers,
    );
  }

  /** The requests of the mails' pages. */
  by(token: unknown, action: 'mine' | 'confirm' | 'end'): Promise<Response> {
    return postJson(this.api, `/saved-searches/${action}`, { token });
  }

  /** The token from the newest mail asking for confirmation. */
  newestToken(): Promise<string> {
    return newestToken(this.api.database, 'saved-search-confirmation');
  }

  /** Saves and confirms. @returns the token used */
  async saved(changes: Record<string, unknown> = {}): Promise<string> {
    expect((await this.save(changes)).status).toBe(202);
    const token = await this.newestToken();
    expect((await this.by(token, 'confirm')).status).toBe(200);
    return token;
  }

  /** Gives a club other teams, or anything else, as its own forms and moderators do. */
  async change(id: number, changes: Partial<Club>): Promise<void> {
    await this.api.database.transactions.runInTransaction(async (manager) => {
      await manager.update(Club, id, changes);
      invalidateClubs(manager, [id]);
    });
  }

  /** Runs the job once, at a time of the test's choosing; its own clock may be running it meanwhile. */
  async look(now = new Date()): Promise<void> {
    const job = this.api.get(SavedSearchJob);
    let turns = 0;
    await until(async () => {
      turns += 1;
      const isBusy = await job.run(now);
      return !isBusy && turns > 1;
    });
  }

  /** The mails about clubs. */
  mails(): Promise<MailPayload[]> {
    return getStoredMails(this.api.database, 'saved-search-clubs');
  }

  /** The existing searches. */
  searches(): Promise<SavedSearch[]> {
    return this.manager.find(SavedSearch, { order: { id: 'ASC' } });
  }

  /** Deletes all searches and mails, and takes all places away. */
  async clear(): Promise<void> {
    for (const table of ['saved_searches', 'mails', 'rate_limit_counters'])
      await this.api.database.dataSource.query(`DELETE FROM ${table}`);
    for (const id of [this.owls, this.lions, this.yaks])
      await this.change(id, { teamDetails: null, state: 'listed', successorId: null });
    await this.look();
  }
}
