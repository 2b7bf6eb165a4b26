import { ButtonAnchor, ButtonLink, Stack } from '@club-reviews/shared-ui';
import { skipToken } from '@club-reviews/shared-ui/platform';
import { CircleHelp, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { ALWAYS_STALE, useGetReviewQuery } from '../../api/public-api';
import { FormColumns } from '../../components/form-columns';
import { LinkedPage } from '../../components/linked-page';
import { HOME_LINK } from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';
import { mailboxLink } from '../../lib/mailbox-link';
import { QuotedReview, ReviewOfClub } from '../reviews/quoted-review';
import { NoticeForm } from './notice-form';
import { NoticeIntro } from './notice-intro';

/** The form for a notice about a review, which is quoted. */
export function NewNotice({ reviewId }: { reviewId: number | undefined }) {
  const query = useGetReviewQuery(reviewId === undefined ? skipToken : { id: reviewId }, ALWAYS_STALE);
  const [sent, setSent] = useState<{ mailbox: string | undefined } | null>(null);
  const link = mailboxLink(sent?.mailbox);
  const review = query.data;
  const which = (
    <OutcomeFrame
      icon={<CircleHelp />}
      title="Which review is it about?"
      actions={<ButtonLink to="/browse-clubs">Find the club</ButtonLink>}
    >
      <p>Please open the club’s page, select “Report” below the review, then the notice of defamation.</p>
      <p>If the review isn’t there any more, there’s nothing left to complain about.</p>
    </OutcomeFrame>
  );

  return (
    <LinkedPage
      what="notice"
      token={reviewId === undefined ? null : String(reviewId)}
      query={query}
      shown={sent === null ? 'form' : 'done'}
      missing={which}
      unknown={which}
    >
      {sent !== null ? (
        <OutcomeFrame
          icon={<MailCheck />}
          tone="good"
          title="Please check your email"
          actions={
            link === undefined ? HOME_LINK : <ButtonAnchor href={link.address}>{link.label}</ButtonAnchor>
          }
        >
          <p>
            Your notice hasn’t been sent yet. Open the link in our email, read the notice once more, and send
            it from there. The link works for 7 days.
          </p>
        </OutcomeFrame>
      ) : review === null ? (
        which
      ) : (
        review && (
          <FormColumns>
            <NoticeIntro />
            <Stack>
              <QuotedReview
                title={<ReviewOfClub clubName={review.clubName} clubSlug={review.clubSlug} />}
                review={review}
              />
              <NoticeForm reviewId={review.id} onSubmitted={(mailbox) => setSent({ mailbox })} />
            </Stack>
          </FormColumns>
        )
      )}
    </LinkedPage>
  );
}
