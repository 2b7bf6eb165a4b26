const getPath = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), 'https://reviews.example').pathname;

/** One cache, by path. */
class FakeCache {
  readonly #answers = new Map<string, Response>();

  async put(request: RequestInfo, answer: Response): Promise<void> {
    // Like browsers: a response is only stored if it's complete.
    const { status, headers } = answer;
    this.#answers.set(getPath(request), new Response(await answer.arrayBuffer(), { status, headers }));
  }

  async match(request: RequestInfo): Promise<Response | undefined> {
    return this.#answers.get(getPath(request))?.clone();
  }

  async keys(): Promise<Request[]> {
    return [...this.#answers.keys()].map((path) => new Request(`https://reviews.example${path}`));
  }

  async delete(request: RequestInfo): Promise<boolean> {
    return this.#answers.delete(getPath(request));
  }
}

/** A browser's caches, which Node.js doesn't have. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }
}
