import type { FastifyReply } from 'fastify';

const RETRY_AFTER_SECONDS = 5;

/** A page of plain HTML: it needs no script, style or data, so it costs nothing to send. */
const plainPage = (title: string, ...parts: string[]) =>
  [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${title}</title></head><body><main><h1>${title}</h1>`,
    ...parts.map((part) => `<p>${part}</p>`),
    '</main></body></html>',
  ].join('');

const AGAIN = '<a href="">Try again</a>';

const BUSY_PAGE = plainPage(
  'We’re busy right now',
  'More people are looking for a club than we can serve this second. Please wait a moment, then try again.',
  AGAIN,
);

const NOT_SET_UP_PAGE = plainPage(
  'This site isn’t set up yet',
  'There’s nothing to show here yet. Please come back later.',
  'Do you run it? Release its pages with <code>npm run release -- mfe-public mfe-club-admin mfe-site-admin</code>, or with Docker Compose <code>docker compose up -d</code>. If you’ve done that, the shell’s log says why it can’t read them.',
  AGAIN,
);

/** Responds that we're too busy to render the page, and when to retry. */
export const sendBusyPage = (reply: FastifyReply): FastifyReply => send(reply, BUSY_PAGE);

/** Responds that nothing has been released yet, and how to do that. */
export const sendNotSetUpPage = (reply: FastifyReply): FastifyReply => send(reply, NOT_SET_UP_PAGE);

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .code(503)
    .headers({ 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);
}
