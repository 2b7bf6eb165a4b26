import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { only } from '../../../catalogue/stories/look-up';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { Cluster } from '../stack/stack';
import { Badge, VerifiedBadge } from './badge';

export default {
  title: 'Facts/Badge',
  component: Badge,
  subcomponents: { VerifiedBadge },
} satisfies Meta;

export const Tones: Story = {
  render: () => (
    <Cluster>
      <Badge>Neutral</Badge>
      <Badge tone="pitch">Pitch</Badge>
      <Badge tone="ink">Ink</Badge>
      <Badge tone="warning">Warning</Badge>
      <Badge tone="danger">Danger</Badge>
    </Cluster>
  ),
};

export const Verified: Story = {
  render: () => (
    <Cluster>
      <VerifiedBadge />
      <VerifiedBadge to="/how-it-works" />
      <Forced state="hover" on="button">
        <VerifiedBadge to="/how-it-works" />
      </Forced>
      <Forced state="focus" on="button">
        <VerifiedBadge to="/how-it-works" />
      </Forced>
    </Cluster>
  ),
};

export const WhatItMeans: Story = {
  render: () => <VerifiedBadge to="/how-it-works" />,
  play: () => Promise.resolve(only(document, 'button').click()),
  parameters: { frame: { width: 420, height: 260 } },
};

export const LongName: Story = {
  render: () => <Badge tone="pitch">{LONG_NAME}</Badge>,
  parameters: { frame: SMALL },
};
