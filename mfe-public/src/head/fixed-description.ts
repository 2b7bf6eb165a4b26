import type { PageCall, PublicConfig } from '@club-reviews/shared-ui/platform';
import { headTags } from './head-tags';
import type { PageFacts } from './head-tags';
import type { DescribePage } from './page-request';

/** Describes a page whose calls and head are the same for everybody. */
export function fixedDescription(
  facts: PageFacts | ((config: PublicConfig) => PageFacts),
  calls: PageCall[] = [],
): DescribePage {
  return (request) => ({
    calls,
    head: () => headTags(typeof facts === 'function' ? facts(request.config) : facts, request),
  });
}
