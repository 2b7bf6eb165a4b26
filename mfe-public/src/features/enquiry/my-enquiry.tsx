import { ButtonLink } from '@club-reviews/shared-ui';
import { skipToken } from '@club-reviews/shared-ui/platform';
import { TimerOff } from 'lucide-react';
import { useConfirmEnquiryMutation, useGetMyEnquiryQuery } from '../../api/personal-api';
import { LinkedPage } from '../../components/linked-page';
import { HOME_LINK, LinkUnknown } from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';
import { EnquiryOutcome } from './enquiry-outcome';
import { SendQuestion } from './send-question';

/** The question that a token belongs to: first whether to send it, then what happens next. */
export function MyEnquiry({ token }: { token: string | null }) {
  const query = useGetMyEnquiryQuery(token === null ? skipToken : { body: { token } });
  const [confirm, sending] = useConfirmEnquiryMutation();
  const enquiry = query.data;
  const isAsked = enquiry?.status === 'unconfirmed';

  return (
    <LinkedPage
      what="question"
      {...{ token, query }}
      actionError={sending.error}
      shown={isAsked ? 'question' : 'outcome'}
      unknown={
        <LinkUnknown actions={HOME_LINK}>
          We delete a question after 7 days if you don’t confirm it, and otherwise after a year.
        </LinkUnknown>
      }
      expired={
        <OutcomeFrame
          icon={<TimerOff />}
          title="This link has expired"
          actions={<ButtonLink to="/browse-clubs">Find the club</ButtonLink>}
        >
          <p>
            Links like this work for 7 days. Nothing was sent, so please ask the club again from its page.
          </p>
        </OutcomeFrame>
      }
      refused={{ title: 'This question can’t be sent', actions: HOME_LINK }}
    >
      {isAsked ? (
        <SendQuestion
          {...{ enquiry, sending }}
          onSend={() => void confirm({ body: { token: token ?? '' } })}
        />
      ) : (
        enquiry && <EnquiryOutcome enquiry={enquiry} />
      )}
    </LinkedPage>
  );
}
