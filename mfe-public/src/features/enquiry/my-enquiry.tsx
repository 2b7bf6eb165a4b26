import { ButtonLink, FocusArea } from '@club-reviews/shared-ui';
import { apiErrorMessage, skipToken } from '@club-reviews/shared-ui/platform';
import { Ban, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConfirmEnquiryMutation, useGetMyEnquiryQuery } from '../../api/personal-api';
import { HOME_LINK, LinkFailed, LinkLoading, LinkMissing, LinkUnknown } from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';
import { linkRefusal, mailedLinkState } from '../../lib/mailed-link-state';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { EnquiryOutcome } from './enquiry-outcome';
import { SendQuestion } from './send-question';

/**
 * The question that a token belongs to: first whether to send it, then what happens next. Opening the page only reads,
 * so a program that follows the links in emails sends nothing.
 */
export function MyEnquiry({ token }: { token: string | null }) {
  const isInBrowser = useIsInBrowser();
  const query = useGetMyEnquiryQuery(token === null ? skipToken : { body: { token } });
  const [confirm, confirming] = useConfirmEnquiryMutation();
  const enquiry = query.data;
  // A failure that may be temporary is shown beside the button instead.
  const refusal = linkRefusal(confirming.error) === undefined ? undefined : confirming.error;
  const error = refusal ?? query.error;

  function state() {
    if (!isInBrowser) return 'loading';
    if (enquiry === undefined || refusal !== undefined) return mailedLinkState(token, error);
    return enquiry.status === 'unconfirmed' ? 'question' : 'outcome';
  }

  const contents: Record<ReturnType<typeof state>, () => ReactNode> = {
    question: () =>
      enquiry && (
        <SendQuestion
          enquiry={enquiry}
          isSending={confirming.isLoading}
          error={confirming.error}
          onSend={() => void confirm({ body: { token: token ?? '' } })}
        />
      ),
    outcome: () => enquiry && <EnquiryOutcome enquiry={enquiry} />,
    unknown: () => (
      <LinkUnknown actions={HOME_LINK}>
        We delete a question after 7 days if you don’t confirm it, and otherwise after a year.
      </LinkUnknown>
    ),
    expired: () => (
      <OutcomeFrame
        icon={<TimerOff />}
        title="This link has expired"
        actions={<ButtonLink to="/browse-clubs">Find the club</ButtonLink>}
      >
        <p>Links like this work for 7 days. Nothing was sent, so please ask the club again from its page.</p>
      </OutcomeFrame>
    ),
    refused: () => (
      <OutcomeFrame icon={<Ban />} title="This question can’t be sent" actions={HOME_LINK}>
        <p>{apiErrorMessage(error, 'Something has changed since we sent you the link.')}</p>
      </OutcomeFrame>
    ),
    missing: () => <LinkMissing actions={HOME_LINK} />,
    loading: () => <LinkLoading what="question" />,
    failed: () => (
      <LinkFailed what="question" error={query.error} isTrying={query.isFetching} onRetry={query.refetch} />
    ),
  };
  const shown = state();
  return <FocusArea shown={shown}>{contents[shown]()}</FocusArea>;
}
