import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { Button } from '../button/button';
import { AreaHeader } from './area-header';

export default { title: 'Navigation/Area header', component: AreaHeader } satisfies Meta;

const header = (name: string) => (
  <AreaHeader name={name} to="/club-admin">
    <Button variant="quiet" size="small">
      Logout
    </Button>
  </AreaHeader>
);

export const Default: Story = { render: () => header('Club area') };
export const LongName: Story = { render: () => header(LONG_NAME), parameters: { frame: SMALL } };
