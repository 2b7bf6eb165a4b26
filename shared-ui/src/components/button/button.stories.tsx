import { Star } from 'lucide-react';
import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { Section } from '../section/section';
import { Cluster } from '../stack/stack';
import type { ButtonProps } from './button';
import { Button, ButtonAnchor, ButtonLink } from './button';

export default {
  title: 'Controls/Button',
  component: Button,
  subcomponents: { ButtonLink, ButtonAnchor },
} satisfies Meta;

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger', 'risky'] as const;

const everyVariant = (props: Partial<ButtonProps>) => (
  <Cluster>
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant} {...props}>
        {variant}
      </Button>
    ))}
  </Cluster>
);

export const Variants: Story = { render: () => everyVariant({}) };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="button">
      {everyVariant({})}
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="button">
      {everyVariant({})}
    </Forced>
  ),
};
export const Disabled: Story = { render: () => everyVariant({ disabled: true }) };
export const Pending: Story = { render: () => everyVariant({ pending: true, pendingLabel: 'Saving...' }) };
export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Button size="small">Small</Button>
      <Button>Regular</Button>
      <Button size="large">Large</Button>
    </Cluster>
  ),
};
export const WithIcon: Story = {
  render: () => (
    <Cluster>
      <Button>
        <Star aria-hidden="true" />
        Rate
      </Button>
      <Button variant="secondary" size="small">
        <Star aria-hidden="true" />
        Rate
      </Button>
    </Cluster>
  ),
};
export const Links: Story = {
  render: () => (
    <Cluster>
      <ButtonLink to="/clubs">A page of the site</ButtonLink>
      <ButtonAnchor href="https://example.org" variant="secondary">
        Another site
      </ButtonAnchor>
      <Forced state="hover" on="a">
        <ButtonLink to="/clubs" variant="quiet">
          With the pointer on it
        </ButtonLink>
      </Forced>
    </Cluster>
  ),
};
export const OnTheBand: Story = {
  render: () => (
    <Section tone="pitch">
      <Cluster>
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Forced state="hover" on="button">
          <Button>Hover</Button>
        </Forced>
        <Forced state="focus" on="button">
          <Button>Focus</Button>
        </Forced>
      </Cluster>
    </Section>
  ),
};
export const LongName: Story = {
  render: () => <Button>{`Follow ${LONG_NAME}`}</Button>,
  parameters: { frame: SMALL },
};
