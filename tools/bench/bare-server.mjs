/**
 * The limit that the product is measured against: node:http and mysql2's prepared statements, the best SQL that the
 * product's tables allow, and nothing else: no framework, no validation, no logging, no headers but the necessary.
 * Takes DATABASE_URL and API_PORT.
 */
import { createServer } from 'node:http';
import { parse } from 'node:querystring';
import { clubById, clubBySlug, clubsByPosition, clubsPage } from './bare/clubs.mjs';
import { closeConnections } from './bare/reads.mjs';
import { reviewsOfAgeGroup, reviewsOfCategory } from './bare/rated-reviews.mjs';
import { newestReviews, recentReviews, reviewsOfClub } from './bare/reviews.mjs';
import { searchClubs } from './bare/searches.mjs';
import { ageGroups, config, health, stats } from './bare/site.mjs';

/** Each answers `{body}`, and for a list in pages `total`, or whether it `goesOn`; it gets the query and the parts of the path. */
const CALLS = {
  '/api/clubs': clubsByPosition,
  '/api/clubs/paginated': clubsPage,
  '/api/clubs/search': searchClubs,
  '/api/reviews': (query) =>
    query.ageGroup === undefined ? newestReviews(query) : reviewsOfAgeGroup(query.ageGroup, query),
  '/api/reviews/recent': recentReviews,
  '/api/stats': stats,
  '/api/stats/age-groups': ageGroups,
  '/api/config': config,
  '/api/health': health,
};

const CLUB = '/api/clubs/';
const REVIEWS = '/reviews';
const CATEGORY = '/api/reviews/category/';
const AGE_GROUP = '/api/reviews/age/';

function callFor(path) {
  const call = CALLS[path];
  if (call) return call;
  if (path.startsWith(CATEGORY)) return (query) => reviewsOfCategory(path.slice(CATEGORY.length), query);
  if (path.startsWith(AGE_GROUP))
    return (query) => reviewsOfAgeGroup(decodeURIComponent(path.slice(AGE_GROUP.length)), query);
  if (!path.startsWith(CLUB)) return undefined;
  const rest = path.slice(CLUB.length);
  if (rest.endsWith(REVIEWS)) return (query) => reviewsOfClub(rest.slice(0, -REVIEWS.length), query);
  return /^\d+$/.test(rest) ? () => clubById(Number(rest)) : () => clubBySlug(rest);
}

async function answer(request, response) {
  const mark = request.url.indexOf('?');
  const path = mark < 0 ? request.url : request.url.slice(0, mark);
  const call = callFor(path);
  if (!call) return response.writeHead(404).end();
  const query = mark < 0 ? {} : parse(request.url.slice(mark + 1));
  const { body, total, goesOn } = await call(query);
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  };
  if (total !== undefined) headers['x-total-count'] = total;
  const page = Number(query.page);
  if (goesOn ?? query.limit * page < total)
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
