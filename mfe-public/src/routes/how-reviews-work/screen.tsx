import { TextPage } from '../../components/text-page/text-page';
import { REVIEW_RULES } from '../../features/transparency/review-rules';
import { PageHead } from '../../head/page-head';
import { description } from './description';

export { description };

/** How reviews are checked, what "Verified" means, and figures on what happens to reviews. */
export default function HowReviewsWork() {
  return (
    <>
      <PageHead description={description} />
      <TextPage
        title="How Reviews Work"
        lead="What we check, what money can’t buy, and the figures to judge us by."
        sections={REVIEW_RULES}
      />
    </>
  );
}
