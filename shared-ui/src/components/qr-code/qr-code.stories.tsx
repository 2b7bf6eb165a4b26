import { styled } from 'styled-components';
import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_ADDRESS } from '../../../catalogue/stories/samples';
import { QrCode } from './qr-code';

export default { title: 'Facts/QR code', component: QrCode } satisfies Meta;

const Frame = styled.div`
  width: 12rem;
`;

const code = (text: string) => (
  <Frame>
    <QrCode text={text} label="QR code that opens the review form" />
  </Frame>
);

export const Short: Story = { render: () => code('https://example.org/r/otley-rovers') };
export const Long: Story = { render: () => code(LONG_ADDRESS) };
