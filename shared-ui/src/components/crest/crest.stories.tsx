import type { Meta, Story } from '../../../catalogue/stories/story';
import { BROKEN_IMAGE, CREST_IMAGE, LONG_NAME } from '../../../catalogue/stories/samples';
import { Section } from '../section/section';
import { Cluster } from '../stack/stack';
import { Crest } from './crest';

export default { title: 'Facts/Crest', component: Crest } satisfies Meta;

const CLUBS = [
  'Otley Rovers',
  'Ilkley Moor Rangers',
  'Pudsey Lions',
  'Garforth Town Juniors',
  'Adel Colts',
  'Horsforth Harriers',
  'Yeadon Celtic',
  'Morley Athletic',
  'Roundhay Rockets',
  'Wetherby Wasps',
  'Bramley United',
  'Kippax Kites',
];

export const Drawn: Story = {
  render: () => (
    <Cluster>
      {CLUBS.map((name) => (
        <Crest key={name} name={name} imageUrl={null} />
      ))}
    </Cluster>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Crest name="Otley Rovers" imageUrl={null} size="small" />
      <Crest name="Otley Rovers" imageUrl={null} />
      <Crest name="Otley Rovers" imageUrl={null} size="large" />
    </Cluster>
  ),
};
export const Uploaded: Story = {
  render: () => (
    <Cluster>
      <Crest name="Otley Rovers" imageUrl={CREST_IMAGE} size="small" />
      <Crest name="Otley Rovers" imageUrl={CREST_IMAGE} />
      <Crest name="Otley Rovers" imageUrl={CREST_IMAGE} size="large" />
    </Cluster>
  ),
};
export const FailedToLoad: Story = {
  render: () => <Crest name="Otley Rovers" imageUrl={BROKEN_IMAGE} size="large" />,
};
export const Names: Story = {
  render: () => (
    <Cluster>
      <Crest name={LONG_NAME} imageUrl={null} size="large" />
      <Crest name="Éclair" imageUrl={null} size="large" />
      <Crest name="FC" imageUrl={null} size="large" />
      <Crest name="" imageUrl={null} size="large" />
    </Cluster>
  ),
};
export const OnTheBand: Story = {
  render: () => (
    <Section tone="pitch">
      <Crest name="Otley Rovers" imageUrl={null} size="large" />
    </Section>
  ),
};
