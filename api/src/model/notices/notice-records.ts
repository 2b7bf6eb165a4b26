import { Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { Keyring } from '../../platform/security/keyring.js';
import { TextCipher } from '../../platform/security/text-cipher.js';
import { Notice } from './notice.entity.js';

/** What a complainant wrote, and the review's text at that time. */
export interface NoticeContent {
  name: string;
  email: string;
  statement: string;
  defamatory: string;
  meaning: string;
  inaccuracies: string;
  shareName: boolean;
  shareEmail: boolean;
  /** The complainant says that the same words by the same author have already been removed twice. */
  removedTwice: boolean;
  reviewText: string;
}

/** An author's own details, given to keep a review. */
export interface AuthorDetails {
  fullName: string;
  postalAddress: string;
  mayShare: boolean;
}

/** A notice as it concerns the author of the review. */
export interface NoticeToAuthor {
  reviewId: number;
  receivedAt: Date | null;
  state: Notice['state'];
  outcome: Notice['outcome'];
  details: AuthorDetails | null;
}

/** Reads and writes the confidential parts of notices, and says which reviews must be kept for them. */
@Injectable()
export class NoticeRecords {
  private readonly cipher: TextCipher;

  constructor(
    private readonly database: Database,
    keyring: Keyring,
  ) {
    this.cipher = new TextCipher(keyring, 'notices');
  }

  /** What a complainant wrote, in the stored form. */
  encryptContent(content: NoticeContent): string {
    return this.cipher.encrypt(JSON.stringify(content));
  }

  /** What a complainant wrote. Throws if it was encrypted with another key. */
  getContent({ contentEncrypted }: Pick<Notice, 'contentEncrypted'>): NoticeContent {
    return JSON.parse(this.cipher.decrypt(contentEncrypted)) as NoticeContent;
  }

  /** An author's details, in the stored form. */
  encryptDetails(details: AuthorDetails): string {
    return this.cipher.encrypt(JSON.stringify(details));
  }

  /** An author's own details; null if there are none, or they were erased. */
  getDetails({ answerEncrypted }: Pick<Notice, 'answerEncrypted'>): AuthorDetails | null {
    return answerEncrypted === null
      ? null
      : (JSON.parse(this.cipher.decrypt(answerEncrypted)) as AuthorDetails);
  }

  /** Which of these reviews an open notice is about. */
  async openAmong(reviewIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (reviewIds.length === 0) return new Set();
    const open = await this.database.reader.find(Notice, {
      where: { reviewId: In([...reviewIds]), dueAt: Not(IsNull()) },
      select: { id: true, reviewId: true },
    });
    return new Set(open.map(({ reviewId }) => reviewId));
  }

  /**
   * Whether a review must not be restored: it was withdrawn while a notice was open, and the complainant has been told,
   * or will be, that it's gone.
   */
  barsReturn(manager: EntityManager, reviewId: number): Promise<boolean> {
    return manager.exists(Notice, {
      where: [
        { reviewId, dueAt: Not(IsNull()) },
        { reviewId, outcome: 'review-gone' },
      ],
    });
  }

  /** The notices that these reviews' author was told about, with the author's answers. */
  async toldToAuthor(reviewIds: readonly number[]): Promise<NoticeToAuthor[]> {
    if (reviewIds.length === 0) return [];
    const notices = await this.database.reader.find(Notice, {
      where: { reviewId: In([...reviewIds]), forwardedAt: Not(IsNull()) },
      order: { id: 'ASC' },
    });
    return notices.map((notice) => {
      const { reviewId, receivedAt, state, outcome } = notice;
      return { reviewId, receivedAt, state, outcome, details: this.getDetails(notice) };
    });
  }
}

/** What is stored about notices. */
@Module({ providers: [NoticeRecords], exports: [NoticeRecords] })
export class NoticeRecordsModule {}
