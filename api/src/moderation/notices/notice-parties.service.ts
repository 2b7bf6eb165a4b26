import { Injectable } from '@nestjs/common';
import { ConflictError, GoneError } from '../../platform/errors.js';
import type { VisitorTrace } from '../../reviews/signals/visitor-trace.js';
import { toStepTaken } from './notice-form.dto.js';
import type { NoticeCase } from './notice-cases.js';
import { NoticeCases, UnknownNoticeError } from './notice-cases.js';
import type { MyNotice, NoticeAnswerBody, NoticeForAuthor, NoticeProgress } from './notice-form.dto.js';
import type { NoticeParty } from './notice-links.js';
import { NoticeLinks } from './notice-links.js';

/** Also how long the privacy page says an unconfirmed notice is kept. */
const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;

/** What the two sides of a notice see and do, each with the link in their letters. */
@Injectable()
export class NoticePartiesService {
  constructor(
    private readonly cases: NoticeCases,
    private readonly links: NoticeLinks,
  ) {}

  /** The complainant's view. Throws UnknownNoticeError, and GoneError for one that wasn't sent in time. */
  async ofComplainant(token: string): Promise<MyNotice> {
    const found = await this.find('complainant', token);
    const { notice, content } = found;
    if (notice.state === 'unconfirmed' && Date.now() - notice.createdAt.getTime() > CONFIRM_WITHIN_MS) {
      throw new GoneError('This link has expired. Please write the notice again.');
    }
    const { name, email, shareName, shareEmail } = content;
    return {
      ...toProgress(found, { name, email }),
      reviewText: content.reviewText,
      ...{ shareName, shareEmail },
      timeline: (await this.cases.events(notice.id)).map(toStepTaken),
    };
  }

  /**
   * Sends a notice; can be repeated: it's received once. Throws the same as above, and ConflictError without a review.
   */
  async send(token: string, visitor: VisitorTrace): Promise<MyNotice> {
    const seen = await this.ofComplainant(token);
    if (seen.state !== 'unconfirmed') return seen;
    const found = await this.find('complainant', token);
    if (found.reviewText === null) {
      throw new ConflictError('This review is no longer on our site, so there’s nothing left to remove.');
    }
    await this.cases.take(found, 'sent', { at: new Date(), visitor }).catch(async (error: unknown) => {
      // Pressed twice: the other press has sent it.
      if (!(error instanceof ConflictError)) throw error;
    });
    return this.ofComplainant(token);
  }

  /** The author's view. Throws UnknownNoticeError. */
  async ofAuthor(token: string): Promise<NoticeForAuthor> {
    const found = await this.find('author', token);
    const { name, email, shareName, shareEmail } = found.content;
    return {
      ...toProgress(found, { name: shareName ? name : null, email: shareEmail ? email : null }),
      reviewText: found.reviewText,
    };
  }

  /** Accepts the author's answer. Throws UnknownNoticeError, and NoticeMovedOnError once it's too late. */
  async answer({ token, answer, ...given }: NoticeAnswerBody): Promise<NoticeForAuthor> {
    const found = await this.find('author', token);
    const at = new Date();
    if (answer === 'remove') {
      await this.cases.take(found, 'removed-agreed', { at });
    } else {
      const { fullName, postalAddress, mayShare } = given;
      const details = {
        fullName: fullName ?? '',
        postalAddress: postalAddress ?? '',
        mayShare: mayShare ?? false,
      };
      await this.cases.take(found, 'kept', { at, details });
    }
    return this.ofAuthor(token);
  }

  private async find(party: NoticeParty, token: string): Promise<NoticeCase> {
    const reference = this.links.read(party, token);
    if (reference === undefined) throw new UnknownNoticeError();
    const found = await this.cases.find({ reference });
    // Until the letter to the author is sent, nobody has a link of theirs.
    if (party === 'author' && found.notice.forwardedAt === null && found.notice.outcome === null) {
      throw new UnknownNoticeError();
    }
    return found;
  }
}

function toProgress(
  { notice, clubName, clubSlug, content }: NoticeCase,
  who: { name: string | null; email: string | null },
): NoticeProgress {
  const { reference, state, outcome, dueAt } = notice;
  const { statement, defamatory, meaning, inaccuracies } = content;
  return {
    ...{ reference, clubName, clubSlug, state, outcome, dueAt: dueAt?.toISOString() ?? null },
    words: { ...who, statement, defamatory, meaning, inaccuracies },
  };
}
