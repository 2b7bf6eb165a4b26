import {
  REPORT_REASON_TEXTS,
  REPORT_REASONS,
  REPORT_WORDS,
  SAFETY_REASON,
} from '@club-reviews/domain/report-reasons';
import type { ReportReason } from '@club-reviews/domain/report-reasons';
import type { ReactNode } from 'react';
import { Panel } from '../components/panel/panel';
import { SafeguardingWays } from '../components/safeguarding-ways/safeguarding-ways';
import { TextLink } from '../components/text-link/text-link';
import { FormRadioGroup } from './form-radio-group';
import { FormTextArea } from './form-text-area';

/** What people who report a review should know first, depending on their reason. */
function advice(reviewId: number): Partial<Record<ReportReason, ReactNode>> {
  return {
    [SAFETY_REASON]: (
      <Panel tone="warning" title="First, call someone who can help">
        We read these reports first, but we can’t protect a child.
        <SafeguardingWays />
      </Panel>
    ),
    unlawful: (
      <Panel tone="info" title="Is it about you, and untrue?">
        You can <TextLink to={`/notice?review=${reviewId}`}>send us a notice of defamation</TextLink> instead.
        The law says what happens to it, and by when.
      </Panel>
    ),
  };
}

/** The fields `reason` and `words` of a report: the same for everybody who reports a review. */
export function ReportFields({ reviewId }: { reviewId: number }) {
  const shown = advice(reviewId);
  return (
    <>
      <FormRadioGroup
        name="reason"
        label="What’s wrong with the review?"
        options={REPORT_REASONS.map((value) => ({
          value,
          label: REPORT_REASON_TEXTS[value].name,
          hint: REPORT_REASON_TEXTS[value].hint,
          whenChosen: shown[value],
        }))}
      />
      <FormTextArea
        name="words"
        label="Tell our moderators more"
        hint="Which part is it, and how do you know? Only moderators read this."
        rows={5}
        countTo={REPORT_WORDS.minLength}
        countLimit={REPORT_WORDS.maxLength}
      />
    </>
  );
}
