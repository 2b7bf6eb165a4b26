/// <reference types="@rspack/core/module" />
import type { Meta, Story } from '../stories/story';

/** A story with its name and its place in the catalogue. */
export interface ListedStory {
  /** Such as `button--disabled`. */
  id: string;
  name: string;
  story: Story;
}

/** A file's stories. */
export interface StoryPage {
  /** The file's name. */
  id: string;
  group: string;
  name: string;
  stories: readonly ListedStory[];
}

type StoryFile = { default: Meta } & Record<string, Story>;

/** `LongName` and `Long name` both become `long-name`. */
const asId = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/\W+/g, '-')
    .toLowerCase();

/** Turns `LongName` into "Long name". */
function inWords(name: string) {
  const words = asId(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function getPage(path: string, { default: { title }, ...stories }: StoryFile): StoryPage {
  const [group = '', name = ''] = title.split('/');
  const id = path.split('/').at(-1)!.replace('.stories.tsx', '');
  return {
    id,
    group,
    name,
    stories: Object.entries(stories).map(([key, story]) => ({
      id: `${id}--${asId(key)}`,
      name: inWords(key),
      story,
    })),
  };
}

const FILES = [
  import.meta.webpackContext('../../src', { recursive: true, regExp: /\.stories\.tsx$/ }),
  import.meta.webpackContext('../foundations', { regExp: /\.stories\.tsx$/ }),
];

/** All files with stories, by group and name. */
export const STORY_PAGES: readonly StoryPage[] = FILES.flatMap((files) =>
  files.keys().map((key) => getPage(key, files(key) as StoryFile)),
).sort((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name));
