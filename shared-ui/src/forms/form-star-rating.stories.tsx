import type { Meta, Story } from '../../catalogue/stories/story';
import { Forced } from '../../catalogue/stories/forced';
import { InForm } from '../../catalogue/stories/in-form';
import { LONG_NAME, SMALL } from '../../catalogue/stories/samples';
import { FormStarRating } from './form-star-rating';

export default { title: 'Forms/Form star rating', component: FormStarRating } satisfies Meta;

const stars = (value: number, error?: string, label = 'Coaching') => (
  <InForm values={{ coaching: value }} errors={error === undefined ? {} : { coaching: error }}>
    <FormStarRating name="coaching" label={label} />
  </InForm>
);

export const NothingChosen: Story = { render: () => stars(0) };
export const Chosen: Story = { render: () => stars(4) };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="label">
      {stars(2)}
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="input[value='4']">
      {stars(4)}
    </Forced>
  ),
};
export const WithError: Story = { render: () => stars(0, 'Give the coaching some stars.') };
export const SmallScreen: Story = {
  render: () => stars(5, undefined, LONG_NAME),
  parameters: { frame: SMALL },
};
