import { Panel } from '@club-reviews/shared-ui';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { holdsSafeguardingWord } from '../../lib/safeguarding';
import type { ReviewFormValues } from './review-form.schema';

const Ways = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-block-start: var(--space-2);
  padding-inline-start: 1.2em;

  & a {
    color: inherit;
    font-weight: 700;
  }
`;

const Live = styled.div`
  & > * {
    margin-block-start: var(--space-3);
  }
`;

/** Shows where help is when the text reads as if a child were at risk. Stops nobody from sending the review. */
export function SafeguardingSignpost({ words }: { words: readonly string[] }) {
  const { values } = useFormikContext<ReviewFormValues>();
  return (
    // Always there, so that screen readers listen to it.
    <Live role="status">
      {holdsSafeguardingWord(values.reviewText, words) && (
        <Panel tone="warning" title="Are you worried about a child?">
          A review is not the way to get help, and nobody may read it in time.
          <Ways>
            <li>
              A child is in danger now: call the police on <a href="tel:999">999</a>. If it is not an
              emergency, call <a href="tel:101">101</a>.
            </li>
            <li>
              To talk to somebody: the NSPCC helpline on <a href="tel:08088005000">0808 800 5000</a>.
            </li>
            <li>To report a concern: the welfare officer of the club or of your County FA.</li>
          </Ways>
        </Panel>
      )}
    </Live>
  );
}
