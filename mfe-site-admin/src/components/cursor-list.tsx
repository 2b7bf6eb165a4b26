import { Card, ListPager, NotLoaded, plural, Skeleton, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Cards, ListBar, ListMessage } from './list-parts';

/** What an infinite list query knows about its pages. */
interface FoundPages<Entry> {
  currentData?: { pages: readonly { entries: readonly Entry[]; next: string | null }[] };
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface CursorListProps<Entry> {
  /** The list's heading, for screen readers. */
  title: string;
  /** Gets the focus if a decision has removed the button that had it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What the list contains, as used in sentences: "reports". */
  noun: string;
  /** What's counted above it, if that's not one of these nouns. */
  counted?: string;
  /** How it's sorted: "newest first". */
  order: string;
  found: FoundPages<Entry>;
  /** Above the list, next to its number: filters, or a way to add entries. */
  tools?: ReactNode;
  /** A placeholder for the first entries. */
  skeleton?: ReactNode;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** The page in the address; null for the first. */
  cursor: string | null;
  /** @returns a page's query string */
  pageQuery: (cursor: string | null) => string;
  /** Shown while it's unknown whether older entries match, instead of the pages and the empty state. */
  further?: ComponentProps<typeof ListPager>['further'];
  /** The list's element, if it isn't a column of cards. */
  list?: typeof Cards;
  /** Renders an entry, with a key. */
  children: (entry: Entry) => ReactNode;
}

const CARDS = [1, 2, 3].map((key) => (
  <Card key={key} aria-hidden="true">
    <Skeleton shape="text" width="half" />
    <Skeleton shape="text" width="long" />
    <Skeleton shape="text" />
  </Card>
));

/** A page of a list in the admin area, with what replaces it while loading, on failure and when empty. */
export function CursorList<Entry>({
  title,
  headingRef,
  noun,
  counted = noun.slice(0, -1),
  order,
  found,
  tools,
  skeleton = CARDS,
  empty,
  cursor,
  pageQuery,
  further = null,
  list: List = Cards,
  children,
}: CursorListProps<Entry>) {
  const { currentData, isError } = found;
  const entries = currentData?.pages.flatMap((page) => page.entries);
  const next = currentData?.pages.at(-1)?.next ?? null;
  const isPart = cursor !== null || next !== null;
  const isLoading = entries === undefined && !isError;
  return (
    <Stack>
      <VisuallyHidden as="h2" ref={headingRef} tabIndex={-1}>
        {title}
      </VisuallyHidden>
      <ListBar>
        {tools}
        <ListMessage role="status">
          {isLoading && `Loading ${noun}…`}
          {entries !== undefined &&
            entries.length > 0 &&
            `${plural(entries.length, counted)}${isPart ? ' on this page' : ''}, ${order}`}
        </ListMessage>
      </ListBar>
      {(isError || isLoading) && (
        <NotLoaded call={found} failed={`The ${noun} didn’t load`}>
          {skeleton}
        </NotLoaded>
      )}
      {entries !== undefined && entries.length > 0 && <List role="list">{entries.map(children)}</List>}
      {entries?.length === 0 && !isError && further === null && empty}
      <ListPager
        label={`Pages of ${noun}`}
        first={cursor === null ? null : pageQuery(null)}
        next={next === null ? null : pageQuery(next)}
        further={further}
      />
    </Stack>
  );
}
