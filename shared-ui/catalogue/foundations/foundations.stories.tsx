import { css, styled } from 'styled-components';
import { LIGHT_COLOURS, DARK_COLOURS } from '../../src/tokens/colours';
import type { ColourRole } from '../../src/tokens/colours';
import { bandStyles, turfStyles } from '../../src/tokens/band';
import { DARK_SHADOWS, LIGHT_SHADOWS } from '../../src/tokens/scales';
import type { Meta, Story } from '../stories/story';
import { OTHER_TOKENS, scale, tokensIn } from './tokens';
import { TokenList } from './token-list';

export default { title: 'Foundations/Foundations', component: TokenList } satisfies Meta;

const token = ({ $token }: { $token: string }) => `var(--${$token})`;

const Swatch = styled.div<{ $token: string }>`
  height: 2.5rem;
  border: 1px solid var(--color-line-strong);
  background: ${token};
`;

const COLOURS = (Object.keys(LIGHT_COLOURS) as ColourRole[]).map(
  (role) => [role, `${LIGHT_COLOURS[role]} / ${DARK_COLOURS[role]}`] as const,
);

/** Each role in the current theme, with its values in the light and the dark one. */
export const Colours: Story = {
  render: () => <TokenList columns tokens={COLOURS} draw={(role) => <Swatch $token={`color-${role}`} />} />,
};

const Band = styled.div`
  padding: var(--space-5);
  ${bandStyles}
  ${turfStyles}
`;

export const Turf: Story = {
  render: () => (
    <Band>
      <h3>The mown pitch</h3>
      <p>
        Words on the band, and <a href="#turf">a link</a>.
      </p>
    </Band>
  ),
};

const sample = css`
  overflow-wrap: anywhere;
  line-height: 1.2;
`;

const Text = styled.p<{ $token: string }>`
  ${sample}
  font-size: ${token};
`;

const Display = styled.p<{ $token: string }>`
  ${sample}
  font-family: var(--font-display);
  font-stretch: var(--width-display);
  font-size: ${token};
  font-weight: 780;
`;

export const TypeScale: Story = {
  render: () => (
    <TokenList
      tokens={scale('text')}
      draw={(name) => (
        <>
          <Text $token={name}>Saturday’s match is away at Otley</Text>
          <Display $token={name}>Kick-off at 10.30</Display>
        </>
      )}
    />
  ),
};

export const Elements: Story = {
  render: () => (
    <>
      <h1>A page’s heading, which goes on to a second line when it’s as long as this</h1>
      <h2>A section’s heading</h2>
      <h3>A card’s heading</h3>
      <h4>A heading in a card</h4>
      <p>
        Running text, which goes on to a second line and a third. Each line is as high as the page’s text is
        everywhere, and <a href="#elements">a link</a> has a line of its own below it.{' '}
        <strong>Some of it matters more</strong>, and the rest less.
      </p>
    </>
  ),
};

const Bar = styled.div<{ $token: string }>`
  width: ${token};
  height: 0.75rem;
  background: var(--color-pitch);
`;

export const Space: Story = {
  render: () => <TokenList columns tokens={scale('space')} draw={(name) => <Bar $token={name} />} />,
};

const Corner = styled.div<{ $token: string }>`
  width: 4rem;
  height: 4rem;
  border-radius: ${token};
  background: var(--color-ink);
`;

export const Radii: Story = {
  render: () => <TokenList columns tokens={scale('radius')} draw={(name) => <Corner $token={name} />} />,
};

const Lifted = styled.div<{ $token: string }>`
  width: 8rem;
  height: 4rem;
  margin-block-end: var(--space-6);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: ${token};
`;

const SHADOWS = tokensIn(LIGHT_SHADOWS).map(([name, light]) => {
  const dark = tokensIn(DARK_SHADOWS).find(([other]) => other === name)?.[1];
  return [name, `${light} / ${dark}`] as const;
});

export const Shadows: Story = {
  render: () => <TokenList columns tokens={SHADOWS} draw={(name) => <Lifted $token={name} />} />,
};

const Moving = styled.div<{ $token: string }>`
  width: 2rem;
  height: 2rem;
  border-radius: var(--radius-s);
  background: var(--color-pitch);
  transition: translate ${token} var(--ease);

  li:hover > & {
    translate: 6rem;
  }
`;

const Curve = styled.svg`
  width: 6rem;
  height: 6rem;
  overflow: visible;
  fill: none;
  stroke: var(--color-pitch);
  stroke-width: 2;
`;

/** The curve of a `cubic-bezier()`, from the bottom left to the top right. */
function Easing({ value }: { value: string }) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return (
    <Curve viewBox="0 0 100 100" aria-hidden="true">
      <path d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} />
    </Curve>
  );
}

/** Durations, whose squares move while the pointer is on them, and every easing curve. */
export const Motion: Story = {
  render: () => (
    <>
      <TokenList columns tokens={scale('motion')} draw={(name) => <Moving $token={name} />} />
      <TokenList
        tokens={scale('ease')}
        draw={(name) => <Easing value={scale('ease').find(([other]) => other === name)![1]} />}
      />
    </>
  ),
};

export const TypefacesAndMeasures: Story = {
  render: () => <TokenList columns tokens={OTHER_TOKENS} />,
};
