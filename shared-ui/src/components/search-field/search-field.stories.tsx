import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { SearchField } from './search-field';

export default { title: 'Fields/Search field', component: SearchField } satisfies Meta;

export const Empty: Story = {
  render: () => <SearchField label="Club or postcode" placeholder="Such as LS21" />,
};
export const Filled: Story = { render: () => <SearchField label="Club or postcode" defaultValue="Otley" /> };
export const LabelHidden: Story = {
  render: () => <SearchField label="Club or postcode" hideLabel placeholder="Club or postcode" />,
};
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="input">
      <SearchField label="Club or postcode" />
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="input">
      <SearchField label="Club or postcode" />
    </Forced>
  ),
};
export const Disabled: Story = { render: () => <SearchField label="Club or postcode" disabled /> };
export const WithError: Story = {
  render: () => (
    <SearchField label="Club or postcode" defaultValue="LS99" error="There’s no postcode LS99." />
  ),
};
export const LongText: Story = {
  render: () => <SearchField label={LONG_NAME} defaultValue={LONG_NAME} />,
  parameters: { frame: SMALL },
};
