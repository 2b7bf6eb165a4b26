import { Inject, Injectable } from '@nestjs/common';
import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import type { OutgoingMail } from './outgoing-mail.js';
import { MailLayout } from './templates/mail-layout.js';
import type { MailTemplate } from './templates/mail-template.js';

/** Turns templates into mails with an HTML and a text part, in the site's name. */
@Injectable()
export class MailRenderer {
  constructor(@Inject(SETTINGS) private readonly sender: Pick<Settings, 'brandName' | 'supportEmail'>) {}

  /** The mail to send. Render before a transaction: inside one only the database may be waited for. */
  async render(to: string, { kind, ...content }: MailTemplate): Promise<OutgoingMail> {
    const html = await render(createElement(MailLayout, { ...content, sender: this.sender }));
    return { kind, to, subject: content.subject, html, text: toPlainText(html) };
  }
}
