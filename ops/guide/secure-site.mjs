import assert from 'node:assert/strict';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { reviewForm } from '../../tools/setup/review-form.mjs';

/** Certificates of drills are for the address, not for the site's name. */
const TO_PROXY = { host: '127.0.0.1', servername: '' };

/** What the guide's files and commands call the site. */
export const PUBLIC_URL = 'https://reviews.my-town.co.uk';

/** A site behind a proxy with TLS, called as visitors' browsers do: they check its certificate. */
export class SecureSite {
  #port;
  #authority;

  /**
   * @param {string | number} port the proxy's
   * @param {Buffer} authority that issued its certificate
   */
  constructor(port, authority) {
    this.#port = port;
    this.#authority = authority;
  }

  /** @returns {Promise<{status: number, content: string}>} */
  async send(method, path, { body, headers = {} } = {}) {
    const all = {
      host: new URL(PUBLIC_URL).host,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    };
    const response = await new Promise((resolve, reject) => {
      const options = { ...TO_PROXY, port: this.#port, method, path, headers: all, ca: this.#authority };
      request(options, resolve)
        .once('error', reject)
        .end(body && JSON.stringify(body));
    });
    return { status: response.statusCode, content: await text(response) };
  }

  /** What a call of the api returns. Throws if it's refused. */
  async call(method, path, body, token) {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const { status, content } = await this.send(method, path, { body, headers });
    assert.ok(status < 300, `${method} ${path}: ${status} ${content}`);
    return content === '' ? undefined : JSON.parse(content);
  }

  async getPage(path) {
    const { status, content } = await this.send('GET', path);
    assert.equal(status, 200, path);
    return content;
  }

  isServed() {
    return this.send('GET', '/').then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  /** Logs in with the site password. @returns {Promise<string>} the token */
  async logIn(password) {
    return (await this.call('POST', '/api/admin/login', { password })).token;
  }

  /**
   * Has a parent review a club and confirm it, and staff approve it.
   * @param {{id: number}} club
   * @param {string} reviewText
   * @param {{getToken: (email: string) => Promise<string>, token: string}} people `getToken` reads a parent's mail; `token`
   *   is staff's
   */
  async publishReview(club, reviewText, { getToken, token }) {
    const authorEmail = 'parent@my-home.co.uk';
    await this.call('POST', '/api/reviews', reviewForm(club.id, { reviewText, authorEmail }));
    await this.call('POST', '/api/reviews/verify', { token: await getToken(authorEmail) });
    const [{ id }] = await this.call('GET', '/api/admin/reviews', undefined, token);
    await this.call('POST', `/api/reviews/${id}/approve`, {}, token);
  }
}
