import { styled } from 'styled-components';
import type { Meta, Story } from '../../../catalogue/stories/story';
import { bandStyles, turfStyles } from '../../tokens/band';
import { PitchLines } from './pitch-lines';

export default { title: 'Layout/Pitch lines', component: PitchLines } satisfies Meta;

const Band = styled.div`
  position: relative;
  height: 12rem;
  overflow: hidden;
  ${bandStyles}
  ${turfStyles}
`;

export const Default: Story = {
  render: () => (
    <Band>
      <PitchLines />
    </Band>
  ),
};
