import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME } from '../../../catalogue/stories/samples';
import { appearance } from '../../../catalogue/stories/look-up';
import { Button } from '../button/button';
import { Stack } from '../stack/stack';
import { TextField } from '../text-field/text-field';
import { ConfirmDialog } from './confirm-dialog';
import type { DialogProps } from './dialog';
import { Dialog } from './dialog';

export default {
  title: 'Overlays/Dialog',
  component: Dialog,
  subcomponents: { ConfirmDialog },
} satisfies Meta;

const shown = (props: Partial<DialogProps>) => (
  <Dialog open onClose={() => undefined} title="Withdraw the review" {...props}>
    {props.children ?? <p>It’s taken off the club’s page. You can write another one.</p>}
  </Dialog>
);

const footer = (
  <>
    <Button variant="secondary">Keep it</Button>
    <Button variant="danger">Withdraw it</Button>
  </>
);

const play: Story['play'] = () => appearance('[role="dialog"]');
const WINDOW = { frame: { width: 760, height: 420 } };
const PHONE = { frame: { width: 320, height: 480 } };

export const Default: Story = {
  render: () => shown({ description: 'Otley Rovers Juniors', footer }),
  play,
  parameters: WINDOW,
};
export const WithoutButtons: Story = { render: () => shown({}), play, parameters: WINDOW };
export const Confirming: Story = {
  render: () => (
    <ConfirmDialog
      title="Delete this photo?"
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      isDangerous
      failure="The photo wasn’t deleted"
      execute={async () => ({})}
      onClose={() => undefined}
      focusAfter={{ current: null }}
    >
      <p>It won’t be shown.</p>
    </ConfirmDialog>
  ),
  play,
  parameters: WINDOW,
};
export const Phone: Story = { render: () => shown({ footer }), play, parameters: PHONE };
export const LongNameAndContent: Story = {
  render: () =>
    shown({
      title: LONG_NAME,
      description: LONG_NAME,
      footer,
      children: (
        <Stack>
          {['Name', 'Address', 'Town', 'County', 'Postcode', 'Website'].map((label) => (
            <TextField key={label} label={label} />
          ))}
        </Stack>
      ),
    }),
  play,
  parameters: PHONE,
};
