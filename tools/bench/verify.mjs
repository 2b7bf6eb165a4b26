import { isDeepStrictEqual } from 'node:util';

const AT_ONCE = 8;

/** A server gives wrong answers, so its speed means nothing. */
export class WrongAnswerError extends Error {}

/**
 * Requests every path of a call from the api, and from another server if there is one.
 * @param {{url: string}} api
 * @param {{url: string}} [other] must give the same responses
 * @returns {Promise<number>} entries in an average response: those of its list, or 1 for a single object
 * @throws WrongAnswerError if a response isn't 200, or if the two differ
 */
export async function verifyCall(call, paths, api, other, signal) {
  let entries = 0;
  const waiting = [...new Set(paths)];
  const total = waiting.length;
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      signal.throwIfAborted();
      const answer = await answerOf(api.url + path);
      if (answer.status !== 200)
        throw new WrongAnswerError(`${call.name}: ${path} is answered with ${answer.status}`);
      if (other !== undefined) assertSame(call, path, answer, await answerOf(other.url + path));
      entries += entriesOf(answer.body);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return entries / total;
}

function assertSame(call, path, answer, other) {
  if (isDeepStrictEqual(answer, other)) return;
  throw new WrongAnswerError(
    `${call.name}: ${path} is answered differently\napi  ${excerpt(answer, other)}\nbare ${excerpt(other, answer)}`,
  );
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

// The part of a response around the first difference.
function excerpt(answer, other) {
  const [text, otherText] = [answer, other].map((value) => JSON.stringify(value));
  let at = 0;
  while (at < text.length && text[at] === otherText[at]) at += 1;
  return `…${text.slice(Math.max(0, at - 80), at + 120)}…`;
}
