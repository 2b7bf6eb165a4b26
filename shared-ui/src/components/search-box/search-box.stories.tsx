import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { SearchBox } from './search-box';

export default { title: 'Fields/Search box', component: SearchBox } satisfies Meta;

const box = (text: string, landmark: string) => (
  <SearchBox
    label="Club or postcode"
    placeholder="Such as LS21"
    name="q"
    text={text}
    onText={() => undefined}
    landmark={landmark}
  />
);

export const Empty: Story = { render: () => box('', 'An empty search') };
export const Filled: Story = { render: () => box('Otley', 'A search') };
export const LongText: Story = { render: () => box(LONG_NAME, 'Clubs'), parameters: { frame: SMALL } };
