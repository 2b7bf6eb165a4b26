import { PageHeading } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { PageHead } from '../../head/page-head';
import { readComparisonAddress } from '../../lib/comparison-address';
import { description } from './description';
import { SavedComparison } from './saved-comparison';
import { SharedComparison } from './shared-comparison';

export { description };

/** Clubs side by side: those in the address, or else those that the visitor has chosen. */
export default function Compare() {
  const { slugs } = readComparisonAddress(useLocation().search);
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Compare Clubs"
        lead="Your shortlist stays on this device: it’s kept only in this browser’s local storage."
        size="compact"
      />
      {slugs.length > 0 ? <SharedComparison /> : <SavedComparison />}
    </>
  );
}
