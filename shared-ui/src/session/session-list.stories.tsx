import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { Meta, Story } from '../../catalogue/stories/story';
import { never } from '../../catalogue/stories/in-form';
import { LONG_NAME, SMALL } from '../../catalogue/stories/samples';
import { SessionList } from './session-list';

export default { title: 'Session/Session list', component: SessionList } satisfies Meta;

const SESSIONS = [
  {
    id: 1,
    browser: 'Firefox on Linux',
    createdAt: '2026-03-02T09:00:00Z',
    lastSeenAt: '2026-03-14T09:55:00Z',
    isCurrent: true,
  },
  {
    id: 2,
    browser: 'Safari on an iPhone',
    createdAt: '2026-02-20T18:30:00Z',
    lastSeenAt: '2026-03-13T20:10:00Z',
    isCurrent: false,
  },
];

const list = (call: Partial<ComponentProps<typeof SessionList>['call']>) => (
  <SessionList
    call={{ isError: false, refetch: () => undefined, ...call }}
    onEnd={never}
    onEndOthers={never}
  />
);

export const Several: Story = { render: () => list({ data: SESSIONS }) };
export const Ending: Story = {
  render: () => list({ data: SESSIONS }),
  play: async ({ canvasElement }) => userEvent.click(canvasElement.querySelector('li button')!),
};
export const OnlyThisOne: Story = { render: () => list({ data: SESSIONS.slice(0, 1) }) };
export const Waiting: Story = { render: () => list({}) };
export const FailedToLoad: Story = { render: () => list({ isError: true }) };
export const LongName: Story = {
  render: () => list({ data: SESSIONS.map((session) => ({ ...session, browser: LONG_NAME })) }),
  parameters: { frame: SMALL },
};
