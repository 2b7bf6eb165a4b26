import { COOKIE_SESSION, SESSION_HEADER } from '@club-reviews/domain/sessions';
import type { TestApi } from './test-api.js';

/** The origin of the site in tests; see testSettings. */
const SITE_ORIGIN = 'http://127.0.0.1:3000';

/** A browser as far as the api sees one: it keeps cookies, and says which page a request comes from. */
export class TestBrowser {
  private readonly jar = new Map<string, string>();

  constructor(
    private readonly api: TestApi,
    private readonly ownHeaders: Record<string, string> = {},
  ) {}

  /** The cookies that it keeps, by name. */
  get cookies(): ReadonlyMap<string, string> {
    return this.jar;
  }

  /** Puts a cookie into the browser as an attacker would. */
  plant(name: string, value: string): void {
    this.jar.set(name, value);
  }

  /** Calls as a page of the site does, unless `headers` says otherwise; an empty header is left out. */
  async call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const all = {
      [SESSION_HEADER]: COOKIE_SESSION,
      origin: SITE_ORIGIN,
      'sec-fetch-site': 'same-origin',
      ...(body ? { 'content-type': 'application/json' } : {}),
      cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...this.ownHeaders,
      ...headers,
    };
    const answer = await this.api.call(path, {
      method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) this.store(line);
    return answer;
  }

  private store(line: string): void {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '' || /expires=thu, 01 jan 1970/i.test(line)) this.jar.delete(name);
    else this.jar.set(name, value);
  }
}
