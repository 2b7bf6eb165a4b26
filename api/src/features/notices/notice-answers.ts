import type { NoticeEvent } from '../../model/notices/notice.entity.js';
import type { NoticeStepTaken } from './notice-form.dto.js';

/** A step of the timeline as answers show it. */
export function toStepTaken({ step, createdAt, dueAt, note }: NoticeEvent): NoticeStepTaken {
  return { step, at: createdAt.toISOString(), dueAt: dueAt?.toISOString() ?? null, note };
}
