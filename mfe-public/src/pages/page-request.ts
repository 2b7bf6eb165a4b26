import type { PageContext, PageDescription } from '@club-reviews/shared-ui/platform';

/** A page's address with what the page may depend on besides. */
export interface PageRequest extends PageContext {
  /** Parts of the path that its pattern names, decoded. */
  params: Record<string, string | undefined>;
  /** Query string with its question mark, or "". */
  search: string;
}

/** Describes the page of one path pattern. */
export type DescribePage = (request: PageRequest) => PageDescription;
