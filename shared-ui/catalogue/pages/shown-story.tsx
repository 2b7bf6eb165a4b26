import { MemoryRouter } from 'react-router-dom';
import type { ListedStory } from './story-files';
import { STORY_MARK } from './settle';

/** A story, at its place in a router of its own: its links lead nowhere. */
export function ShownStory({ listed: { id, story } }: { listed: ListedStory }) {
  return (
    <div {...{ [STORY_MARK]: id }}>
      <MemoryRouter initialEntries={[{ pathname: '/', ...story.parameters?.location }]}>
        {story.render()}
      </MemoryRouter>
    </div>
  );
}
