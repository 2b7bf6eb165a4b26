import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { Findings } from '../../../tools/fuzz/findings.mjs';
import type { RawResponse } from '../support/raw-request.js';
import { sendRaw } from '../support/raw-request.js';
import { releaseAndTry } from '../support/released-site.js';
import { useTestApi } from '../support/test-api.js';
import type { FuzzRequest } from './any-request.js';
import { anyRequest } from './any-request.js';
import type { Caller } from './callers.js';
import { Callers, getCallers } from './callers.js';
import type { Call, Contract } from './contract.js';
import { AnswerCheck, getCalls } from './contract.js';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 6000);
/** Requests for each call in a round; after it everyone who was logged out logs in again. */
const PER_ROUND = 10;
const AT_ONCE = 6;
const PATIENCE_MS = 30_000;

describe('every call in the contract, whatever it is sent and whoever sends it', () => {
  const api = useTestApi('suite', {
    sampleData: true,
    ...(process.env['FUZZ_LOG'] ? { logLevel: 'error' } : {}),
  });

  beforeAll(async () => {
    await releaseAndTry(api);
  }, 300_000);

  it(`answers as the contract says (${CALLS} requests, seed ${SEED})`, async () => {
    const contract = await api.read<Contract>('/openapi.json');
    const calls = getCalls(contract).sort((one, other) => destructiveness(one) - destructiveness(other));
    expect(calls.length).toBeGreaterThan(190);
    const check = new AnswerCheck(contract);
    const callers = new Callers(api);
    const findings = new Findings();
    const rounds = Math.ceil(CALLS / (calls.length * PER_ROUND));
    for (let round = 0; round < rounds; round++) {
      await callers.renew();
      for (const [index, call] of calls.entries()) {
        const requests = fc.sample(anyRequest(call, getCallers(call.operation.tags)), {
          seed: SEED + round * calls.length + index,
          numRuns: PER_ROUND,
        });
        for (let first = 0; first < requests.length; first += AT_ONCE)
          await Promise.all(
            requests
              .slice(first, first + AT_ONCE)
              .map((request) => tryOne(request, check, callers, findings)),
          );
      }
    }
    process.stdout.write(`${findings.summary(SEED)}\n`);
    expect(findings.problems()).toEqual([]);
    // The requests got further than the front door.
    expect(findings.statuses()).toEqual(
      expect.arrayContaining([200, 201, 202, 204, 400, 401, 403, 404, 409, 410, 415]),
    );
    expect((await api.call('/health')).status).toBe(200);
    // Each new call adds to it: a busy machine needs minutes.
  }, 7_200_000);

  async function tryOne(
    request: FuzzRequest<Caller>,
    check: AnswerCheck,
    callers: Callers,
    findings: Findings,
  ): Promise<void> {
    const startedAt = performance.now();
    const sent = { ...request, headers: { ...callers.getHeaders(request.caller), ...request.headers } };
    const answer = await answerTo(sent);
    const name = check.getCall(sent)?.operation.operationId ?? 'no call';
    findings.count(answer.status, name, performance.now() - startedAt);
    for (const problem of [
      check.getProblem(sent, answer),
      fieldProblem(sent, answer),
      addressProblem(name, sent, answer),
    ])
      if (problem !== null) findings.add(`${name}: ${problem}`, sent, answer);
  }

  /** A response sent before a large body has arrived ends the connection, which some clients see first. */
  async function answerTo(request: FuzzRequest): Promise<RawResponse> {
    try {
      return await sendRaw(api.url, request, PATIENCE_MS);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const mayBeCutOff =
        (request.body?.length ?? 0) > 100_000 && (code === 'EPIPE' || code === 'ECONNRESET');
      // For an address that is too long, Node.js sends a response with a body whatever the method, so no client can
      // read it.
      if (request.method === 'HEAD' && request.path.length > 16_000 && code === 'HPE_INVALID_CONSTANT')
        return { status: 431, contentType: 'application/json', body: '' };
      return mayBeCutOff
        ? { status: 413, contentType: 'application/json', body: CUT_OFF }
        : { status: 599, contentType: '', body: String(error) };
    }
  }
});

const CUT_OFF = JSON.stringify({ statusCode: 413, message: 'cut off', error: 'Payload Too Large' });

/** Deleting calls come late, so that the other calls find what they are about; the sessions go last. */
function destructiveness({ path, method }: Call): number {
  if (/\/(logout|sessions)/.test(path)) return 2;
  return method === 'delete' ? 1 : 0;
}

/** An object body, or a query, that is refused: the response names the field. */
function fieldProblem({ path, headers, body }: FuzzRequest, answer: RawResponse): string | null {
  if (answer.status !== 400 || answer.body === '' || isUnreadable(path, headers, body)) return null;
  return 'fields' in (JSON.parse(answer.body) as object) ? null : '400 names no field';
}

function isUnreadable(path: string, headers: Record<string, string>, body: Buffer | undefined): boolean {
  try {
    decodeURIComponent(path.split('?', 1)[0] ?? '');
    if (headers['content-encoding'] !== undefined) return true;
    if (body === undefined || body.length === 0) return false;
    if (headers['content-type'] !== 'application/json') return true;
    const value: unknown = JSON.parse(body.toString());
    return (
      typeof value !== 'object' ||
      value === null ||
      Array.isArray(value) ||
      /__proto__|constructor/.test(body.toString())
    );
  } catch {
    return true;
  }
}

const PRIVATE_ADDRESS = /(?:@|%40)(?:private|parents|home|staff)\.example/i;

/** The contact that a club has published for its welfare officer. */
const TELLS_AN_ADDRESS = 'getWelfareContact';

/** Nobody who isn't logged in can read anyone's address. */
function addressProblem(call: string, { caller }: FuzzRequest<Caller>, { body }: RawResponse): string | null {
  return caller === 'nobody' && call !== TELLS_AN_ADDRESS && PRIVATE_ADDRESS.test(body)
    ? 'tells an address to anybody'
    : null;
}
