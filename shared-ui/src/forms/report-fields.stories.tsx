import { REPORT_REASONS, SAFETY_REASON } from '@club-reviews/domain/report-reasons';
import type { ReportReason } from '@club-reviews/domain/report-reasons';
import type { Meta, Story } from '../../catalogue/stories/story';
import { InForm } from '../../catalogue/stories/in-form';
import { SMALL } from '../../catalogue/stories/samples';
import { ReportFields } from './report-fields';

export default { title: 'Forms/Report fields', component: ReportFields } satisfies Meta;

const fields = (reason: ReportReason | '', errors = {}) => (
  <InForm values={{ reason, words: '' }} errors={errors}>
    <ReportFields reviewId={1} />
  </InForm>
);

export const Empty: Story = { render: () => fields('') };
export const AboutAChild: Story = { render: () => fields(SAFETY_REASON) };
export const Unlawful: Story = { render: () => fields('unlawful') };
export const WithErrors: Story = {
  render: () => fields('', { reason: 'Choose a reason.', words: 'Write a little more.' }),
};
export const SmallScreen: Story = { render: () => fields(REPORT_REASONS[0]), parameters: { frame: SMALL } };
