import fc from 'fast-check';
import { storeClubs } from '../support/factories.js';
import { sendRaw } from '../support/raw-request.js';
import { useTestApi } from '../support/test-api.js';
import { anyRequest } from './any-request.js';
import { AnswerCheck, getCalls } from './contract.js';
import type { Contract } from './contract.js';

const SEED = 20_260_801;
const FOR_EACH_CALL = 60;
/** Only ends a call that hangs: how fast calls are is for benchmarks. */
const TIMEOUT_MS = 30_000;
/** The contact that a club has published for its welfare officer, and the site's own. */
const WITH_ADDRESSES = ['getWelfareContact', 'getConfig'];

describe('reading calls, whatever anybody sends them', () => {
  const api = useTestApi('suite');

  beforeAll(async () => {
    await storeClubs(api.database, [
      { name: 'Leeds Lions', latitude: 53.82, longitude: -1.57, reviews: [{}, { ageGroup: 'U12s' }] },
      { name: 'Zebra Athletic', reviews: [{}] },
    ]);
  });

  // What others send, and calls that write, are in `npm run ops -- fuzz`, with the same requests.
  it('respond as the contract says, in time, and tell nobody an address', async () => {
    const contract = await api.read<Contract>('/openapi.json');
    const check = new AnswerCheck(contract);
    const reading = getCalls(contract).filter(
      ({ method, operation }) => method === 'get' && operation.tags.includes('public'),
    );
    expect(reading.length).toBeGreaterThan(20);
    for (const call of reading)
      for (const request of fc.sample(anyRequest(call, ['nobody']), { seed: SEED, numRuns: FOR_EACH_CALL })) {
        const answer = await sendRaw(api.url, request, TIMEOUT_MS);
        const problem = check.getProblem(request, answer);
        expect({ problem, request }).toEqual({ problem: null, request });
        const { operationId } = check.getCall(request)?.operation ?? {};
        if (answer.status < 400 && !WITH_ADDRESSES.includes(operationId ?? ''))
          expect(answer.body).not.toMatch(/[\w.]+@[\w.]+\.\w/);
      }
  });
});
