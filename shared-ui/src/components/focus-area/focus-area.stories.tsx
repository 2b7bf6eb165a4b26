import { useState } from 'react';
import type { Meta, Story } from '../../../catalogue/stories/story';
import { only } from '../../../catalogue/stories/look-up';
import { Button } from '../button/button';
import { FocusArea } from './focus-area';

export default { title: 'Layout/Focus area', component: FocusArea } satisfies Meta;

function Steps() {
  const [step, setStep] = useState(1);
  return (
    <FocusArea shown={String(step)}>
      <p>Step {step}</p>
      <Button onClick={() => setStep(step + 1)}>Next</Button>
    </FocusArea>
  );
}

export const AtFirst: Story = { render: () => <Steps /> };
/** It has the focus, which isn’t drawn. */
export const Exchanged: Story = {
  render: () => <Steps />,
  play: async ({ canvasElement }) => only(canvasElement, 'button').click(),
};
