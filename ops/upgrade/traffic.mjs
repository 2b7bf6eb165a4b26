const PATHS = ['/stats', '/clubs/paginated', '/clubs?limit=20', '/reviews/recent'];

/** Visitors who read continuously while something happens to the site; any response that isn't a 2xx is recorded. */
export class Traffic {
  answered = 0;
  failures = [];
  #isOver = false;
  #visits;

  constructor({ origin }) {
    this.#visits = PATHS.map(async (path) => {
      while (!this.#isOver) await this.#visit(`${origin}/api${path}`);
    });
  }

  /** Lets everybody receive their last response. Throws if one was refused. */
  async end() {
    this.#isOver = true;
    await Promise.all(this.#visits);
    if (this.failures.length > 0) throw new Error(`Visitors met ${this.failures.slice(0, 5).join(', ')}`);
  }

  async #visit(url) {
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.ok) this.answered += 1;
      else this.failures.push(`${answer.status} at ${url}`);
    } catch (error) {
      this.failures.push(`${error.message} at ${url}`);
    }
  }
}
