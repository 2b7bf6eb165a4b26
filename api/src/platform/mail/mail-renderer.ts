import type { ReactElement } from 'react';
import { Inject, Injectable } from '@nestjs/common';
import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import { MailLayout } from './templates/mail-layout.js';

/** A mail ready to be sent. */
export interface OutgoingMail {
  /** What it is for, like "review-verification": for logs and tests, never shown. */
  kind: string;
  to: string;
  /** Whom an answer to the mail goes to; us, where it's left out. */
  replyTo?: { name: string; address: string };
  /** Where mail programs send their "unsubscribe" by one click (RFC 8058); mails that aren't a series have none. */
  unsubscribeUrl?: string;
  /** How long it's of use, in milliseconds: its link works no longer. Left out: as long as it's tried. */
  usefulForMs?: number;
  subject: string;
  html: string;
  text: string;
}

/** What one kind of mail says; brand, colours and footer are the layout's. */
export interface MailTemplate {
  /** What the mail is for, like "review-verification". */
  kind: string;
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  /** Completes the sentence "You get this email because …", without a full stop. */
  because: string;
  /** How long it's of use, in milliseconds; left out where its link works for days. */
  usefulForMs?: number;
  /** Paragraphs and buttons of mail-parts. */
  body: ReactElement;
}

/** Turns templates into mails with an HTML and a text part, in the site's name. */
@Injectable()
export class MailRenderer {
  constructor(@Inject(SETTINGS) private readonly sender: Pick<Settings, 'brandName' | 'supportEmail'>) {}

  /** The mail to send. Render before a transaction: inside one only the database may be waited for. */
  async render(to: string, { kind, usefulForMs, ...content }: MailTemplate): Promise<OutgoingMail> {
    const html = await render(createElement(MailLayout, { ...content, sender: this.sender }));
    return {
      ...{ kind, to, subject: content.subject, html, text: toPlainText(html) },
      ...(usefulForMs === undefined ? {} : { usefulForMs }),
    };
  }
}
