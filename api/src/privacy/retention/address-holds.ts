import { Injectable } from '@nestjs/common';
import { NoticeRecords } from '../../model/notices/notice-records.js';

/**
 * Says whose addresses are still needed although they are due for erasure: authors whose review an open notice of
 * complaint is about, because the law requires that they're asked.
 */
@Injectable()
export class AddressHolds {
  constructor(private readonly notices: NoticeRecords) {}

  /** Which of these reviews must keep their author's address for now. */
  heldAmong(reviewIds: readonly number[]): Promise<ReadonlySet<number>> {
    return this.notices.openAmong(reviewIds);
  }
}
