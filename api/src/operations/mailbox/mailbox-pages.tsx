import { createHash } from 'node:crypto';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MAILBOX_PATH } from '../../platform/mail/mailbox-rule.js';
import type { ReadableMail } from './mailbox.service.js';

const STYLE = `
  :root { color-scheme: light dark; --ink: #16241c; --soft: #56665c; --page: #eef3ef; --card: #fff; --line: #d5dfd8; --go: #14613a; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #eef3ef; --soft: #b4c2b9; --page: #0e1511; --card: #17211b; --line: #35443b; --go: #7fd3a2; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 24px 16px 48px; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 760px; margin: 0 auto; }
  h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.25; overflow-wrap: anywhere; }
  h2 { margin: 28px 0 8px; font-size: 16px; }
  a { color: var(--go); }
  a:focus-visible { outline: 3px solid var(--go); outline-offset: 2px; border-radius: 4px; }
  .soft { margin: 0 0 20px; color: var(--soft); overflow-wrap: anywhere; }
  ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 12px; background: var(--card); overflow: hidden; }
  li + li { border-top: 1px solid var(--line); }
  li a { display: block; padding: 14px 18px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  li a:hover { background: var(--page); }
  li strong { display: block; color: var(--go); }
  li span { color: var(--soft); font-size: 14px; }
  iframe { display: block; width: 100%; height: 620px; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
  pre { margin: 0; padding: 18px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; }
`;

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'";
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** What the mailbox's own pages may do: use their stylesheet, and frame a mail. */
export const PAGE_POLICY = `${NOTHING}; frame-ancestors 'none'; frame-src 'self'; img-src data:; style-src 'sha256-${STYLE_HASH}'`;

/** What a mail may do: use its styles and open its links in a new tab; no script, no form, no requests. */
export const MAIL_POLICY = `${NOTHING}; frame-ancestors 'self'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox`;

/** The list of mails. */
export function mailboxPage(mails: ReadableMail[]): string {
  return page(
    'Mailbox',
    <>
      <h1>Mailbox</h1>
      <p className="soft">
        Mails don’t leave this machine, because SMTP_URL isn’t set. The newest ones are kept here.
      </p>
      {mails.length === 0 ? (
        <p>No mails yet. Write a review, and the link that confirms it arrives here.</p>
      ) : (
        <ul>
          {mails.map((mail) => (
            <li key={mail.id}>
              <a href={`${MAILBOX_PATH}/${mail.id}`}>
                <strong>{mail.subject}</strong>
                <span>
                  To {mail.to}, <Moment iso={mail.createdAt} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>,
  );
}

/** One mail, with both its parts. */
export function mailPage(mail: ReadableMail): string {
  return page(
    mail.subject,
    <>
      <p>
        <a href={MAILBOX_PATH}>All mails</a>
      </p>
      <h1>{mail.subject}</h1>
      <p className="soft">
        To {mail.to}, <Moment iso={mail.createdAt} />
      </p>
      <iframe
        title="The mail as HTML"
        src={`${MAILBOX_PATH}/${mail.id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <h2>Text part</h2>
      <pre>{withLinks(mail.text)}</pre>
    </>,
  );
}

function page(title: string, content: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>,
  )}`;
}

function Moment({ iso }: { iso: string }): ReactElement {
  const words = new Date(iso).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/London',
  });
  return <time dateTime={iso}>{words}</time>;
}

function withLinks(text: string): ReactNode[] {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={part}>
        {part}
      </a>
    ),
  );
}
