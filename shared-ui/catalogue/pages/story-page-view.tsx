import { styled } from 'styled-components';
import { getAddress } from './address';
import { FRAME_MARK } from './settle';
import { ShownStory } from './shown-story';
import type { ListedStory, StoryPage } from './story-files';

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-4);
`;

const Title = styled.h1`
  font-size: var(--text-xl);
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Name = styled.h2`
  padding-block-end: var(--space-1);
  border-block-end: 1px solid var(--color-line);
  font-family: var(--font-text);
  font-size: var(--text-xs);
  font-stretch: 100%;
  font-weight: 500;
  color: var(--color-ink-soft);
`;

const Frame = styled.iframe`
  display: block;
  max-width: 100%;
  border: 1px dashed var(--color-line-strong);
`;

function StoryPart({ listed }: { listed: ListedStory }) {
  const { id, name, story } = listed;
  const frame = story.parameters?.frame;
  return (
    <Part aria-labelledby={`${id}-name`}>
      <Name id={`${id}-name`}>{frame === undefined ? name : `${name} (${frame.width} px)`}</Name>
      {frame === undefined ? (
        <ShownStory listed={listed} />
      ) : (
        <Frame
          title={name}
          src={getAddress({ story: id })}
          width={frame.width}
          height={frame.height ?? 1}
          {...{ [FRAME_MARK]: frame.height === undefined ? 'grows' : '' }}
        />
      )}
    </Part>
  );
}

/** All of a component's stories, one below the other. */
export function StoryPageView({ page: { name, stories } }: { page: StoryPage }) {
  return (
    <Page>
      <Title>{name}</Title>
      {stories.map((listed) => (
        <StoryPart key={listed.id} listed={listed} />
      ))}
    </Page>
  );
}
