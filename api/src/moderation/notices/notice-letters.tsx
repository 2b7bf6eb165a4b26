import type { NoticeStep } from '@club-reviews/domain/defamation-notices';
import { Injectable } from '@nestjs/common';
import type { AuthorDetails, NoticeContent } from '../../model/notices/notice-records.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import {
  noticeAnsweredMail,
  noticeRemovedToAuthorMail,
  noticeStandsToAuthorMail,
  noticeStaysToAuthorMail,
  noticeToAuthorMail,
} from './letters-to-author.js';
import {
  noticeConfirmationMail,
  noticeDefectiveMail,
  noticeForwardedMail,
  noticeReceivedMail,
  noticeRemovedMail,
  noticeReviewGoneMail,
  noticeStandsMail,
  noticeStaysMail,
} from './letters-to-complainant.js';
import { NoticeLinks } from './notice-links.js';

/** A notice with everything that letters about it need. */
export interface LetterMatter {
  id: number;
  reference: string;
  clubName: string;
  content: NoticeContent;
  /** Null if the author can't be written to. */
  authorEmail: string | null;
  details: AuthorDetails | null;
}

/** A step that is about to be taken. */
export interface StepTaken {
  step: NoticeStep;
  note: string | null;
  /** When the next step is due. */
  dueAt: Date | null;
}

/** The letters to both sides. Write them before a transaction, and store them in it. */
@Injectable()
export class NoticeLetters {
  constructor(
    private readonly links: NoticeLinks,
    private readonly renderer: MailRenderer,
  ) {}

  /** The mail whose link sends a notice. */
  confirmation(to: string, reference: string, clubName: string): Promise<OutgoingMail> {
    const link = this.links.of('complainant', reference);
    return this.renderer.render(to, noticeConfirmationMail({ reference, clubName, link }));
  }

  /** Every letter that is sent with a step. */
  of(matter: LetterMatter, taken: StepTaken): Promise<OutgoingMail[]> {
    const toComplainant = this.toComplainant(matter, taken);
    const toAuthor = this.toAuthor(matter, taken);
    return Promise.all([
      ...(toComplainant ? [this.renderer.render(matter.content.email, toComplainant)] : []),
      ...(toAuthor && matter.authorEmail !== null
        ? [this.renderer.render(matter.authorEmail, toAuthor)]
        : []),
    ]);
  }

  private toComplainant(matter: LetterMatter, { step, note, dueAt }: StepTaken): MailTemplate | undefined {
    const { reference, clubName, details } = matter;
    const letter = { reference, clubName, link: this.links.of('complainant', reference) };
    switch (step) {
      case 'sent':
        return noticeReceivedMail(letter, dueAt);
      case 'defective':
        return noticeDefectiveMail(letter, note);
      case 'forwarded':
        return noticeForwardedMail(letter, dueAt);
      case 'kept':
        return undefined;
      case 'stands':
        return noticeStandsMail(letter, details);
      case 'stays':
        return noticeStaysMail(letter);
      case 'review-gone':
        return noticeReviewGoneMail(letter);
      default:
        return noticeRemovedMail(letter, step);
    }
  }

  private toAuthor(matter: LetterMatter, { step, dueAt }: StepTaken): MailTemplate | undefined {
    const { reference, clubName, details, content } = matter;
    const letter = { reference, clubName, link: this.links.of('author', reference) };
    switch (step) {
      case 'forwarded':
        return noticeToAuthorMail(letter, content, dueAt);
      case 'kept':
        return noticeAnsweredMail(letter);
      case 'stands':
        return noticeStandsToAuthorMail(letter, details);
      case 'stays':
        return noticeStaysToAuthorMail(letter);
      case 'removed-agreed':
      case 'removed-silence':
      case 'removed-unanswered':
      case 'removed-details':
      case 'removed-repeat':
        return noticeRemovedToAuthorMail(letter, step);
      default:
        return undefined;
    }
  }
}
