import { isDeepStrictEqual } from 'node:util';
import { SYSTEMS } from './systems.mjs';

const AT_ONCE = 8;

/** The systems do not give the same answer, so that their speed cannot be compared. */
export class WrongAnswerError extends Error {}

/**
 * Asks both systems for every path of a call.
 * @param {Record<string, {url: string}>} servers by name of system
 * @returns {Promise<number>} entries of a mean answer: of its list, or 1 for a single thing
 * @throws WrongAnswerError when answers differ or are no success
 */
export async function verifyCall(call, paths, servers, signal) {
  let entries = 0;
  const waiting = [...new Set(paths)];
  const total = waiting.length;
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      signal.throwIfAborted();
      const [product, bare] = await Promise.all(
        SYSTEMS.map((system) => answerOf(servers[system].url + path)),
      );
      if (product.status !== 200 || !isDeepStrictEqual(product, bare)) {
        throw new WrongAnswerError(
          `${call.name}: ${path} is answered differently\n${SYSTEMS[0]} ${excerpt(product, bare)}\n${SYSTEMS[1]} ${excerpt(bare, product)}`,
        );
      }
      entries += entriesOf(product.body);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return entries / total;
}

async function answerOf(url) {
  const answer = await fetch(url);
  return {
    status: answer.status,
    total: answer.headers.get('x-total-count'),
    link: answer.headers.get('link'),
    body: await answer.json(),
  };
}

function entriesOf(body) {
  if (Array.isArray(body)) return body.length;
  return Array.isArray(body.clubs) ? body.clubs.length : 1;
}

// The part of an answer around the first difference.
function excerpt(answer, other) {
  const [text, otherText] = [answer, other].map((value) => JSON.stringify(value));
  let at = 0;
  while (at < text.length && text[at] === otherText[at]) at += 1;
  return `…${text.slice(Math.max(0, at - 80), at + 120)}…`;
}
