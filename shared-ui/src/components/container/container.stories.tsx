import { styled } from 'styled-components';
import type { Meta, Story } from '../../../catalogue/stories/story';
import { SMALL } from '../../../catalogue/stories/samples';
import { Container } from './container';

export default { title: 'Layout/Container', component: Container } satisfies Meta;

const Ground = styled.div`
  background: var(--color-sunken);
`;

const content = (
  <Ground>
    <Container>
      <p>The page’s column</p>
      <Container>
        <p>One inside another adds no second padding.</p>
      </Container>
    </Container>
  </Ground>
);

export const Default: Story = { render: () => content };
export const SmallScreen: Story = { render: () => content, parameters: { frame: SMALL } };
