import { styled } from 'styled-components';
import type { Meta, Story } from '../../../catalogue/stories/story';
import { BROKEN_IMAGE, PHOTO } from '../../../catalogue/stories/samples';
import { LazyImage } from './lazy-image';

export default { title: 'Facts/Lazy image', component: LazyImage } satisfies Meta;

const Place = styled.div`
  width: 20rem;
`;

const image = (src: string) => (
  <Place>
    <LazyImage src={src} alt="The club’s pitch" width={320} height={180} eager fallback={<p>No picture</p>} />
  </Place>
);

export const Loaded: Story = { render: () => image(PHOTO) };
export const InSeveralFormats: Story = {
  render: () => (
    <Place>
      <LazyImage
        src={BROKEN_IMAGE}
        files={[{ type: 'image/svg+xml', srcSet: PHOTO }]}
        alt="The club’s pitch"
        width={320}
        height={180}
        eager
      />
    </Place>
  ),
};
export const Failed: Story = { render: () => image(BROKEN_IMAGE) };
