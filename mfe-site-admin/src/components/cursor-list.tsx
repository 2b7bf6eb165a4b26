import { Card, ErrorPanel, ListPager, Skeleton, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { DeskBar, DeskMessage } from './desk-list';

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
  found: FoundPages<Entry>;
  /** How many there are and in which order: "12 reports, last decided first". */
  countText: (count: number) => string;
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
  /** Renders the page's entries, at least one. */
  children: (entries: readonly Entry[]) => ReactNode;
}

/** A page of a list in the admin area, with what replaces it while loading, on failure and when empty. */
export function CursorList<Entry>({
  title,
  headingRef,
  noun,
  found,
  countText,
  tools,
  skeleton = <CardSkeleton />,
  empty,
  cursor,
  pageQuery,
  further = null,
  children,
}: CursorListProps<Entry>) {
  const { currentData, isError, error, refetch } = found;
  const entries = currentData?.pages.flatMap((page) => page.entries);
  const next = currentData?.pages.at(-1)?.next ?? null;
  const isLoading = entries === undefined && !isError;
  return (
    <Stack>
      <VisuallyHidden as="h2" ref={headingRef} tabIndex={-1}>
        {title}
      </VisuallyHidden>
      <DeskBar>
        {tools}
        <DeskMessage role="status">
          {isLoading && `Loading ${noun}…`}
          {entries !== undefined && entries.length > 0 && countText(entries.length)}
        </DeskMessage>
      </DeskBar>
      {isError && (
        <ErrorPanel
          title={`The ${noun} didn’t load`}
          text={apiErrorMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {isLoading && skeleton}
      {entries !== undefined && entries.length > 0 && children(entries)}
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

function CardSkeleton() {
  return (
    <Card aria-hidden="true">
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" width="long" />
      <Skeleton shape="text" />
    </Card>
  );
}
