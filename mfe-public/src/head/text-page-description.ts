import { toPageCall } from '../api/reading-call';
import { statsCall } from '../api/reading-calls';
import { headTags } from './head-tags';
import type { DescribePage } from './page-request';

interface TextPageFacts {
  path: string;
  title: string;
  description: string;
  /** Whether it mentions how many clubs or reviews there are. */
  hasNumbers?: boolean;
}

/** Describes a page of text that is the same for everybody. */
export function textPageDescription({
  path,
  title,
  description,
  hasNumbers = false,
}: TextPageFacts): DescribePage {
  return (request) => ({
    calls: hasNumbers ? [toPageCall(statsCall, undefined)] : [],
    head: () => headTags({ title, description, canonicalPath: path }, request),
  });
}
