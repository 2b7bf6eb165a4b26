import { Injectable } from '@nestjs/common';
import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { OperatorSettings } from '../operator/operator-settings.js';
import type { MailTemplate } from './mail-template.js';
import { MailLayout } from './templates/mail-layout.js';

/** A mail ready to be sent. */
export interface OutgoingMail {
  /** Its purpose, like "review-verification": for logs and tests, never shown. */
  kind: string;
  to: string;
  /** Who replies to the mail go to; us, if it's left out. */
  replyTo?: { name: string; address: string };
  /** Where mail programs send their one-click "unsubscribe" (RFC 8058); mails outside a series have none. */
  unsubscribeUrl?: string;
  /** How long it's useful, in milliseconds: until its link expires. If left out, as long as it's tried. */
  usefulForMs?: number;
  subject: string;
  html: string;
  text: string;
  /** The text without its frame, for a digest. */
  core: string;
}

/** A mail with other words in place of some, such as a link that wasn't known when it was rendered. */
export function fillIn(mail: OutgoingMail, words: Readonly<Record<string, string>>): OutgoingMail {
  const filled = (text: string): string =>
    Object.entries(words).reduce((so, [placeholder, word]) => so.replaceAll(placeholder, word), text);
  return { ...mail, html: filled(mail.html), text: filled(mail.text), core: filled(mail.core) };
}

/** Turns templates into mails with an HTML and a text part, in the site's name. */
@Injectable()
export class MailRenderer {
  constructor(private readonly operator: OperatorSettings) {}

  /** The mail to send. Render it before a transaction: inside one only the database may be waited for. */
  async render(to: string, { kind, usefulForMs, ...content }: MailTemplate): Promise<OutgoingMail> {
    const sender = await this.operator.current();
    const html = await render(createElement(MailLayout, { ...content, sender }));
    const core = toPlainText(await render(content.body));
    return {
      ...{ kind, to, subject: content.subject, html, text: toPlainText(html), core },
      ...(usefulForMs === undefined ? {} : { usefulForMs }),
    };
  }
}
