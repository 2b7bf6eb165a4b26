import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SITE = 'http://127.0.0.1:3000';

async function get(path) {
  const answer = await fetch(`${SITE}${path}`);
  return { status: answer.status, text: await answer.text() };
}

const addresses = (html, pattern) => [...html.matchAll(pattern)].map(([, address]) => address);

/** Asserts that public pages come with data, and that everything the home page loads is there. */
export async function assertPages() {
  const home = await get('/');
  assert.equal(home.status, 200);
  const files = [
    ...addresses(home.text, /<script[^>]* src="([^"]+)"/g),
    ...addresses(home.text, /<link[^>]* href="(\/(?:mfe|assets)\/[^"]+)"/g),
  ];
  assert.ok(
    files.some((file) => file.startsWith('/mfe/')) && files.some((file) => file.startsWith('/assets/')),
  );
  for (const path of [...files, '/browse-clubs', '/club-admin', '/admin', '/api/openapi.json']) {
    assert.equal((await get(path)).status, 200, path);
  }
  assert.equal((await get('/clubs/no-such-club')).status, 404);

  const [club] = JSON.parse((await get('/api/clubs?limit=1')).text);
  const page = await get(`/clubs/${club.slug}`);
  assert.equal(page.status, 200);
  assert.ok(page.text.includes(`<title>`) && page.text.includes(club.name));
  assert.ok(page.text.includes('application/ld+json'));
}

/** The version of a remote that new pages are made of, as the registry and the home page say. */
export async function activeVersion(name) {
  const { remotes } = JSON.parse((await get('/registry.json')).text);
  const { version } = remotes.find((remote) => remote.name === name).releases[0];
  assert.ok((await get('/')).text.includes(`/mfe/${name}/${version}/`));
  return version;
}

/** An image as a later build of the same remote would make it: the same files under another version. */
export function laterImage(image, place) {
  const file = 'app/remote/dist/release/release.json';
  const record = JSON.parse(readFileSync(join(image.root, file), 'utf8'));
  mkdirSync(join(place, 'app/remote/dist/release'), { recursive: true });
  const version = `${record.version}-later`;
  writeFileSync(join(place, file), JSON.stringify({ ...record, version }));
  return { version, image: { ...image, layers: [place, ...image.layers] } };
}
