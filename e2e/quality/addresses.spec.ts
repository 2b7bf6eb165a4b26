import { request as httpRequest } from 'node:http';
import { startShell } from '../support/shell-process';
import { expect, test } from '../support/test';

interface PlainResponse {
  status: number | undefined;
  location: string | undefined;
}

/** Sends a URL as it is: browsers and `fetch` normalise it. */
function plainAnswer(origin: string, path: string): Promise<PlainResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, location: answer.headers.location }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

test.describe('unusual URLs', () => {
  for (const [path, location] of [
    ['//', '/'],
    ['///about?a=//b', '/about?a=//b'],
    ['//other.example/faq', '/other.example/faq'],
    ['//[', '/['],
    ['/\\other.example', '/other.example'],
    ['/about/..///other.example/faq?a=/../b', '/other.example/faq?a=/../b'],
    ['/clubs/%2E%2e/about', '/about'],
  ] as const) {
    test(`${path} leads to one of this site`, async ({ baseURL }) => {
      expect(await plainAnswer(baseURL!, path)).toEqual({ status: 308, location });
    });
  }
});

test('a site served over https asks browsers to keep using it', async ({ request }) => {
  const shell = await startShell({ env: { PUBLIC_URL: 'https://reviews.example' } });
  try {
    const secure = await request.get(`${shell.url}/about`);
    expect(secure.headers()['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect((await request.get('/about')).headers()['strict-transport-security']).toBeUndefined();
  } finally {
    await shell.stop();
  }
});
