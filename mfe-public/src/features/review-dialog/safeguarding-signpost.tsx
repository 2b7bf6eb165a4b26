import { containsPhrase } from '@club-reviews/domain/phrases';
import { Panel, SafeguardingWays } from '@club-reviews/shared-ui';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { ReviewContentValues } from './review-form.schema';

const Live = styled.div`
  & > * {
    margin-block-start: var(--space-3);
  }
`;

/** Points to help when the text suggests that a child is at risk. The review can still be sent. */
export function SafeguardingSignpost({ words }: { words: readonly string[] }) {
  const { values } = useFormikContext<ReviewContentValues>();
  return (
    // Always in the page, so that screen readers announce changes to it.
    <Live role="status">
      {containsPhrase(values.reviewText, words) && (
        <Panel tone="warning" title="Are you worried about a child?">
          A review is not the way to get help: it may not be read in time.
          <SafeguardingWays />
        </Panel>
      )}
    </Live>
  );
}
