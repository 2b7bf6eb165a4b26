import { MemoryRouter } from 'react-router-dom';
import { RemoteContextProvider } from '../../src/platform/remote-context';
import type { ListedStory } from './story-files';
import { STORY_MARK } from './settle';

const CONTEXT = {
  apiBase: '/api',
  origin: 'https://site.example',
  now: Date.parse('2026-03-14T12:00:00Z'),
  config: {
    brandName: 'Youth Football Club Reviews',
    supportEmail: 'support@example.org',
    sampleData: false,
  },
};

/** A story in its own router at its own address, so that its links go nowhere. */
export function ShownStory({ listed: { id, story } }: { listed: ListedStory }) {
  return (
    <div {...{ [STORY_MARK]: id }}>
      <MemoryRouter initialEntries={[{ pathname: '/', ...story.parameters?.location }]}>
        <RemoteContextProvider value={CONTEXT}>{story.render()}</RemoteContextProvider>
      </MemoryRouter>
    </div>
  );
}
