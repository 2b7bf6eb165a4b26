import type { QueueKind } from '@club-reviews/domain/queue';
import type { QueueEntry } from '../../../api/types';
import type { DescribedEntry, ShownKind } from '../kind';
import { describeUnreadable } from '../unreadable';
import { appeal } from './appeal/appeal-kind';
import { change } from './change/change-kind';
import { claim } from './claim/claim-kind';
import { enquiry } from './enquiry/enquiry-kind';
import { notice } from './notice/notice-kind';
import { photo } from './photo/photo-kind';
import { report } from './report/report-kind';
import { edit, held, review } from './review/review-kinds';
import { warning } from './warning/warning-kind';
import { suggestion } from './suggestion/suggestion-kind';

/** Every kind of entry in the queue. */
export const KINDS: Record<QueueKind, ShownKind> = {
  ...{ report, held, review, edit, appeal, notice, claim, suggestion, photo, enquiry, change, warning },
};

/** An entry as the queue shows it. A later release of the api may have kinds that this page doesn't know. */
export function describeEntry(entry: QueueEntry): DescribedEntry {
  const kind = Object.hasOwn(KINDS, entry.kind) ? KINDS[entry.kind] : undefined;
  return kind?.describe(entry) ?? describeUnreadable(kind);
}
