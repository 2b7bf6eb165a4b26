#!/usr/local/bin/node
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const HTTP_PORT = 8025;
const SMTP_PORT = 1025;

function serve() {
  const mails = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ subject, text }) => {
          const To = session.envelope.rcptTo.map(({ address }) => ({ Address: address }));
          mails.unshift({ ID: String(mails.length + 1), To, Subject: subject, Text: text });
          done();
        }, done);
    },
  });
  smtp.listen(SMTP_PORT);

  const http = createServer((request, response) => {
    const [, id] = /^\/api\/v1\/message\/(\w+)$/.exec(request.url) ?? [];
    const answer =
      id === undefined
        ? { messages: mails.map(({ Text: _, ...summary }) => summary) }
        : mails.find(({ ID }) => ID === id);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  }).listen(HTTP_PORT);

  process.once('SIGTERM', () => {
    smtp.close();
    http.close();
    http.closeAllConnections();
  });
}

if (process.argv[2] === 'readyz') {
  await fetch(`http://127.0.0.1:${HTTP_PORT}/`);
} else {
  serve();
}
