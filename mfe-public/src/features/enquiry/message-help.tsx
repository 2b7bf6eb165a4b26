import { hasSafeguardingWords } from '@club-reviews/domain/safeguarding-words';
import { Panel, SafeguardingWays } from '@club-reviews/shared-ui';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { EnquiryValues } from './enquiry-form.schema';

/* When empty, it takes no part in the form's gaps. */
const Live = styled.div`
  &:empty {
    display: none;
  }
`;

/** Points to help when a message suggests that a child is at risk, and says who reads it first. */
export function MessageHelp() {
  const { values } = useFormikContext<EnquiryValues>();
  return (
    // Always in the page, so that screen readers announce changes to it.
    <Live role="status">
      {hasSafeguardingWords(values.message) && (
        <Panel tone="warning" title="Are you worried about a child?">
          Please don’t use this form to get help: it may not be read in time. One of our moderators will read
          a message like this before the club does.
          <SafeguardingWays />
        </Panel>
      )}
    </Live>
  );
}
