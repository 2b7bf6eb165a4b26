import { MemoryRouter } from 'react-router-dom';
import type { ListedStory } from './story-files';
import { STORY_MARK } from './settle';

/** A story in its own router at its own address, so that its links go nowhere. */
export function ShownStory({ listed: { id, story } }: { listed: ListedStory }) {
  return (
    <div {...{ [STORY_MARK]: id }}>
      <MemoryRouter initialEntries={[{ pathname: '/', ...story.parameters?.location }]}>
        {story.render()}
      </MemoryRouter>
    </div>
  );
}
