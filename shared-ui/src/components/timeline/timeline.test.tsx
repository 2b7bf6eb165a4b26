import { render, screen, within } from '@testing-library/react';
import { Timeline } from './timeline';

it('lists what happened in order, and what happens next', () => {
  render(
    <Timeline
      label="Steps"
      entries={[
        { key: 1, title: 'Received', when: 'Monday', note: 'By email' },
        { key: 2, title: 'An answer', when: 'by Friday', isNext: true },
      ]}
    />,
  );
  const entries = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'ReceivedMondayBy email',
    'Next: An answerby Friday',
  ]);
});
