/**
 * A lower bound for what a call can cost: ten representative calls with only node:http and mysql2's prepared
 * statements, without a framework, validation, logging or any header that isn't needed. Reads DATABASE_URL and
 * API_PORT.
 */
import { createServer } from 'node:http';
import { parse } from 'node:querystring';
import { clubBySlug, clubsByPosition, clubsPage } from './clubs.mjs';
import { newestReviews, reviewsOfCategory, reviewsOfClub } from './reviews.mjs';
import { closeConnections, rowsOf } from './rows.mjs';

/** The calls of the benchmark that this server answers. */
const ROUTES = [
  [/^\/api\/clubs$/, clubsByPosition],
  [/^\/api\/clubs\/paginated$/, clubsPage],
  [/^\/api\/clubs\/([^/]+)$/, clubBySlug],
  [/^\/api\/clubs\/([^/]+)\/reviews$/, reviewsOfClub],
  [/^\/api\/reviews$/, newestReviews],
  [/^\/api\/reviews\/category\/([^/]+)$/, reviewsOfCategory],
  [/^\/api\/stats$/, siteStats],
  [/^\/api\/health$/, health],
];

async function siteStats() {
  const rows = await rowsOf('SELECT name, value FROM site_counters');
  const valueOf = (name) => rows.find((row) => row.name === name).value;
  return { body: { totalClubs: valueOf('clubs'), totalReviews: valueOf('visible_reviews') } };
}

async function health() {
  await rowsOf('SELECT 1');
  return { body: { status: 'ok' } };
}

async function answer(request, response) {
  const mark = request.url.indexOf('?');
  const path = mark < 0 ? request.url : request.url.slice(0, mark);
  const query = mark < 0 ? {} : parse(request.url.slice(mark + 1));
  for (const [pattern, call] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return send(request, response, query, await call(query, match[1]));
  }
  response.writeHead(404).end();
}

function send(request, response, query, { body, total, hasMore }) {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  };
  if (total !== undefined) headers['x-total-count'] = total;
  const page = Number(query.page);
  if (hasMore ?? query.limit * page < total)
    headers.link = `<${request.url.replace(/page=\d+/, `page=${page + 1}`)}>; rel="next"`;
  response.writeHead(200, headers).end(text);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(Number(process.env.API_PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void closeConnections());
});
