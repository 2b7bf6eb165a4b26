import type { PageContext, PageDescription } from '@club-reviews/shared-ui/platform';

/** A page's address, with everything else that the page may depend on. */
export interface PageRequest extends PageContext {
  /** The values of the path pattern's parameters, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** Query string with its question mark, or "". */
  search: string;
}

/** Describes the page of one path pattern. Its chunk is derived from the page table. */
export type DescribePage = (request: PageRequest) => Omit<PageDescription, 'chunk'>;
