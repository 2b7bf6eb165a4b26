import { getCalls } from '../../../tools/contract/calls.mjs';

const list = (values) => values.map((value) => `"${value}"`).join(', ');
const types = (field) => field.type.split('|');

/** Whether one type list includes another; integers are numbers. */
const areAmong = (inner, outer) =>
  outer.includes('any') ||
  inner.every((type) => outer.includes(type) || (type === 'integer' && outer.includes('number')));

/** A limit that has become narrower, in words; undefined if none has. */
function narrowed(sent = {}, allowed = {}) {
  for (const [name, limit] of Object.entries(allowed)) {
    const before = sent[name];
    if (name === 'pattern' && before !== limit) return `has to match ${limit}`;
    if (name.startsWith('max') && (before === undefined || limit < before)) {
      return `has ${name} ${limit} instead of ${before ?? 'none'}`;
    }
    // No minimum length is the same as 0.
    if (name.startsWith('min') && limit > (before ?? (name === 'minimum' ? -Infinity : 0))) {
      return `has ${name} ${limit} instead of ${before ?? 'none'}`;
    }
  }
  return undefined;
}

/** What's wrong with what a call sends, each as the end of a sentence "The api …". */
function* findRefused(used, offered) {
  for (const [place, sent] of Object.entries(used)) {
    const taken = offered[place];
    if (taken === undefined) {
      // Fields of a map, or of a value of any kind, aren't part of a contract.
      yield `no longer takes ${place}`;
      continue;
    }
    if (!areAmong(types(sent), types(taken))) {
      yield `takes ${place} as ${taken.type}, but it's sent as ${sent.type}`;
    }
    if (taken.values !== undefined) {
      const gone = (sent.values ?? []).filter((value) => !taken.values.includes(value));
      if (sent.values === undefined) yield `takes only ${list(taken.values)} for ${place}`;
      else if (gone.length > 0) yield `no longer takes ${list(gone)} for ${place}`;
    }
    if (taken.required && !sent.required) yield `wants ${place}, which may be left out`;
    const limit = narrowed(sent.limits, taken.limits);
    if (limit !== undefined) yield `is stricter: ${place} ${limit}`;
  }
  for (const [place, taken] of Object.entries(offered)) {
    const parent = place.replace(/(\.[^.]+|\[\]|\{\})$/, '');
    const isReached = parent === place || parent in used || !parent.startsWith('body');
    if (taken.required && !(place in used) && isReached) yield `wants ${place}, which isn't sent`;
  }
}

/** What's wrong with what a call reads. */
function* findMissed(used, offered) {
  for (const [path, read] of Object.entries(used)) {
    const given = offered[path];
    if (given === undefined) yield `no longer gives ${path}`;
    else if (!areAmong(types(given), [...types(read)]))
      yield `gives ${path} as ${given.type}, not ${read.type}`;
    else if (read.required && !given.required) yield `may leave out ${path}`;
  }
}

/**
 * Compares the calls that a release makes with an api's calls. Anything else in the api doesn't matter: further calls,
 * optional parameters, fields that aren't read.
 * @param {Record<string, import('../../../tools/contract/calls.mjs').Call>} used
 * @param {Record<string, import('../../../tools/contract/calls.mjs').Call>} offered
 * @returns {{call: string, wrong: string}[]} `wrong` completes "The api …"
 */
function compareCalls(used, offered) {
  return Object.entries(used).flatMap(([key, { name, sends, reads }]) => {
    const call = `${name} (${key})`;
    const there = offered[key];
    if (there === undefined) return [{ call, wrong: "doesn't have this call" }];
    return [...findRefused(sends, there.sends), ...findMissed(reads, there.reads)].map((wrong) => ({
      call,
      wrong,
    }));
  });
}

/**
 * The running api supports every call the candidate makes.
 * @type {import('./problem.mjs').Check}
 */
export function checkCalls({ record }, { api }) {
  return compareCalls(record.api ?? {}, getCalls(api.document)).map(({ call, wrong }) => ({
    what: `The api ${wrong}.`,
    where: `${call}, at ${api.name}`,
    fix: 'Release the api that does first, or leave the call as that one knows it.',
  }));
}

/**
 * The reverse: a new api supports every call of the releases that visitors have or may get.
 * @param {object} document the api's OpenAPI document
 * @param {import('./problem.mjs').Partner[]} liveReleases
 * @returns {import('./problem.mjs').Problem[]}
 */
export function checkApi(document, liveReleases) {
  const offered = getCalls(document);
  return liveReleases.flatMap(({ name, role, record }) =>
    compareCalls(record.api ?? {}, offered).map(({ call, wrong }) => ({
      what: `The api ${wrong}.`,
      where: `${call}, made by the ${role} release ${record.version} of ${name}`,
      fix: `Keep it until a release of ${name} without it is live and can't be rolled back from.`,
    })),
  );
}
