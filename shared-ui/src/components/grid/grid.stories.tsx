import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { Card } from '../card/card';
import { Grid } from './grid';

export default { title: 'Layout/Grid', component: Grid } satisfies Meta;

const cards = (names: readonly string[]) => names.map((name) => <Card key={name}>{name}</Card>);
const NAMES = ['Otley Rovers', 'Ilkley Moor Rangers', 'Pudsey Lions'];

export const OfCards: Story = { render: () => <Grid>{cards(NAMES)}</Grid> };
export const Wide: Story = { render: () => <Grid data-size="wide">{cards(NAMES)}</Grid> };
export const Tiles: Story = { render: () => <Grid data-size="tile">{cards(NAMES)}</Grid> };
export const SmallScreen: Story = {
  render: () => <Grid data-size="tile">{cards([...NAMES, LONG_NAME])}</Grid>,
  parameters: { frame: SMALL },
};
