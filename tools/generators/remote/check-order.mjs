import { overlap } from './route-patterns.mjs';

const NAME = /^mfe(-[a-z][a-z0-9]*)+$/;
const ROUTE = /^\/[a-z0-9-]+(\/([a-z0-9-]+|:[a-zA-Z]\w*))*(\/:[a-zA-Z]\w*\?)?$/;

/** Thrown for a remote that can't be generated; the message says why, and what would work. */
export class OrderError extends Error {
  name = 'OrderError';
}

function checkRoutes(routes, neighbours) {
  if (routes.length === 0)
    throw new OrderError('Name an address that it answers, for example --routes /coaching');
  for (const route of routes) {
    if (!ROUTE.test(route))
      throw new OrderError(
        `${route} isn't an address of pages: it begins with a slash and a fixed part, as in /coaching or /coaching/:id`,
      );
    for (const { owner, routes: theirs } of neighbours) {
      const taken = theirs.find((their) => overlap(route, their));
      if (taken !== undefined)
        throw new OrderError(
          `${route} is answered by ${owner} already, which has ${taken}: choose another address`,
        );
    }
  }
  if (routes[0].includes(':'))
    throw new OrderError(
      `${routes[0]} is the first page, and has a part that changes: begin with one that can be opened as it is`,
    );
}

/**
 * @param {{name: string, routes: string[], area?: string}} order
 * @param {{exists: (path: string) => boolean}} tree
 * @param {{owner: string, routes: string[]}[]} neighbours
 * @throws {OrderError} if the remote can't be generated
 */
export function checkOrder({ name, routes, area }, tree, neighbours) {
  if (!NAME.test(name))
    throw new OrderError(`${name} is no name for a remote: mfe- and small letters, as in mfe-coaching`);
  if (tree.exists(name)) throw new OrderError(`There is a folder ${name} already: choose another name`);
  if (area !== undefined && !/^[\w ’-]+$/.test(area))
    throw new OrderError(`The area is a few words for visitors, such as "coaching pages"; "${area}" isn't`);
  checkRoutes(routes, neighbours);
}
