import { useEffect, useLayoutEffect } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { GlobalStyles } from '../../src/tokens/global-styles';
import type { Address } from './address';
import { Contents } from './contents';
import { ShownStory } from './shown-story';
import { settle } from './settle';
import { STORY_PAGES } from './story-files';
import { StoryPageView } from './story-page-view';
import { chooseTheme } from './style-sheets';

const ThemeStyles = createGlobalStyle`
  :root[data-theme='light'] { color-scheme: light; }
  :root[data-theme='dark'] { color-scheme: dark; }
`;

/** Has no main area, because the page around the frame has one. */
const Framed = styled.article`
  padding: var(--space-3);
`;

function Shown({ address: { page, story, isBare, theme } }: { address: Address }) {
  if (story !== null) {
    const found = STORY_PAGES.flatMap(({ stories }) => stories).find(({ id }) => id === story);
    return <Framed>{found && <ShownStory listed={found} />}</Framed>;
  }
  const found = STORY_PAGES.find(({ id }) => id === page) ?? STORY_PAGES[0]!;
  if (isBare) return <StoryPageView page={found} />;
  return (
    <Contents current={found} theme={theme}>
      <StoryPageView key={found.id} page={found} />
    </Contents>
  );
}

/** Shows what the address asks for: a page of stories with or without the list of pages, or one story. */
export function Catalogue({ address }: { address: Address }) {
  const { theme } = address;
  // This has to run before charts read their colours, which they do in effects.
  useLayoutEffect(() => {
    if (theme !== null) chooseTheme(theme);
  }, [theme]);
  useEffect(() => void settle(), []);
  return (
    <>
      <GlobalStyles />
      <ThemeStyles />
      <Shown address={address} />
    </>
  );
}
