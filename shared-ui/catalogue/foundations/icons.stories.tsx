import { styled } from 'styled-components';
import type { Meta, Story } from '../stories/story';
import { ICONS } from './in-use.js';
import { TokenList } from './token-list';

export default { title: 'Foundations/Icons', component: ICONS } satisfies Meta;

const Place = styled.div`
  & > svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

function NamedIcon({ name }: { name: string }) {
  const Icon = ICONS[name]!;
  return (
    <Place>
      <Icon aria-hidden="true" />
    </Place>
  );
}

/** Lucide’s icons that the front ends import. */
export const InUse: Story = {
  render: () => (
    <TokenList
      columns
      tokens={Object.keys(ICONS).map((name) => [name, ''])}
      draw={(name) => <NamedIcon name={name} />}
    />
  ),
};
