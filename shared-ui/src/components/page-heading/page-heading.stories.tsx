import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME, LONG_WORD } from '../../../catalogue/stories/samples';
import { Button } from '../button/button';
import { PageHeading } from './page-heading';

export default { title: 'Layout/Page heading', component: PageHeading } satisfies Meta;

const WINDOW = { frame: { width: 760 } };

export const Full: Story = {
  render: () => (
    <PageHeading title="Clubs in Otley" lead="What parents say about eleven clubs near LS21.">
      <Button>Write a review</Button>
    </PageHeading>
  ),
  parameters: WINDOW,
};
export const Compact: Story = {
  render: () => <PageHeading title="The queue" size="compact" />,
  parameters: WINDOW,
};
export const TitleAlone: Story = { render: () => <PageHeading title="Contact" />, parameters: WINDOW };
export const LongName: Story = {
  render: () => <PageHeading title={LONG_NAME} lead={`${LONG_WORD} and all around it.`} />,
  parameters: { frame: { width: 320 } },
};
