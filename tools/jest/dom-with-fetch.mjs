import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with Node's own fetch API, which jsdom lacks; the abort classes are included because Node's Request accepts no
 * others.
 */
export default class DomWithFetch extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { fetch, Headers, Request, Response, AbortController, AbortSignal });
  }
}
