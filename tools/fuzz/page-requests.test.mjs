import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { parametersOfPages, patternsOfPages } from './parameters.mjs';
import { anyPageRequest } from './page-requests.mjs';

const parameters = parametersOfPages();
const patterns = await patternsOfPages();
const site = { patterns, parameters, known: ['leeds-lions'], files: ['/assets/main.js'] };
const sample = (seed) => fc.sample(anyPageRequest(site), { seed, numRuns: 3000 });

it('finds the parameters that pages read in their sources', () => {
  for (const name of ['q', 'team', 'clubs', 'near', 'postcode', 'subject', 'write-review', 'entry', 'about'])
    assert.ok(parameters.includes(name), name);
});

it('tries every page, every parameter and every way of reading in a few thousand requests', () => {
  const requests = sample(1);
  const sent = requests.map(({ path }) => path);
  for (const pattern of patterns) {
    const start = pattern.split('/:', 1)[0];
    assert.ok(
      sent.some((path) => path.split('?', 1)[0].startsWith(start)),
      pattern,
    );
  }
  for (const name of parameters)
    assert.ok(
      sent.some((path) => path.includes(`${name}=`)),
      name,
    );
  const methods = new Set(requests.map(({ method }) => method));
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
    assert.ok(methods.has(method), method);
});

it('sends nothing that Node.js would refuse to send', () => {
  for (const { path, headers } of sample(2)) {
    assert.doesNotMatch(path, /[^\u0021-\u00ff]/);
    for (const value of Object.values(headers)) assert.doesNotMatch(value, /[^\t\x20-\x7e\x80-\xff]/);
  }
});
