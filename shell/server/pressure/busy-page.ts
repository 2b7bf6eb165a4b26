import type { FastifyReply } from 'fastify';

const RETRY_AFTER_SECONDS = 5;

/** A page of plain HTML: it needs no script, style or data, so it costs nothing to send. */
const PAGE = [
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
  '<title>We’re busy right now</title></head><body><main><h1>We’re busy right now</h1>',
  '<p>More people are looking for a club than we can serve this second. Please wait a moment, then try again.</p>',
  '<p><a href="">Try again</a></p></main></body></html>',
].join('');

/** Responds that we're too busy to render the page, and when to retry. */
export function sendBusyPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(PAGE);
}
