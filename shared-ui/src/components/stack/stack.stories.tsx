import type { Meta, Story } from '../../../catalogue/stories/story';
import { SMALL } from '../../../catalogue/stories/samples';
import { Badge } from '../badge/badge';
import { Card } from '../card/card';
import { Cluster, Stack } from './stack';

export default { title: 'Layout/Stack', component: Stack, subcomponents: { Cluster } } satisfies Meta;

const GAPS = ['tight', 'small', undefined, 'large'] as const;

const badges = ['Under 7', 'Under 8', 'Under 9', 'Under 10', 'Under 11'].map((name) => (
  <Badge key={name}>{name}</Badge>
));

export const StackGaps: Story = {
  render: () => (
    <Cluster>
      {GAPS.map((gap) => (
        <Card key={gap ?? 'regular'}>
          <Stack data-gap={gap}>{badges}</Stack>
        </Card>
      ))}
    </Cluster>
  ),
};
export const ClusterGaps: Story = {
  render: () => (
    <Stack>
      {GAPS.map((gap) => (
        <Cluster key={gap ?? 'regular'} data-gap={gap}>
          {badges}
        </Cluster>
      ))}
      <Cluster data-justify="between">{badges}</Cluster>
    </Stack>
  ),
};
export const SmallScreen: Story = { render: () => <Cluster>{badges}</Cluster>, parameters: { frame: SMALL } };
