import { styled } from 'styled-components';
import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { SkipLink } from './skip-link';

export default { title: 'Navigation/Skip link', component: SkipLink } satisfies Meta;

const Place = styled.div`
  position: relative;
  height: 4rem;
  background: var(--color-sunken);
`;

/** It's only there for screen readers. */
export const Hidden: Story = {
  render: () => (
    <Place id="content">
      <SkipLink />
    </Place>
  ),
};
export const Focus: Story = {
  render: () => (
    <Place>
      <Forced state="focus" on="a">
        <SkipLink />
      </Forced>
    </Place>
  ),
};
