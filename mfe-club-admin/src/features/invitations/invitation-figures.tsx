import { MIN_COMPARED_REVIEWS, MIN_TOLD_REVIEWS } from '@club-reviews/domain/review-invitations';
import { NotLoaded, plural, SoftText } from '@club-reviews/shared-ui';
import { useGetInvitationFiguresQuery } from '../../api/club-admin-api';

/** How many invitations a club has made, and how many reviews came of them: never whose. */
export function InvitationFigures({ clubId }: { clubId: number }) {
  const query = useGetInvitationFiguresQuery({ clubId });
  const { currentData: figures } = query;
  if (figures === undefined)
    return <NotLoaded call={query} failed="The figures didn’t load" loading="Loading the figures" />;
  const { mailed, printed, reviews, invitedReviews } = figures;
  return (
    <>
      <p>
        {`In the last 12 months: ${plural(mailed, 'email')} and ${plural(printed, 'card')}. `}
        {reviews === null
          ? `Fewer than ${MIN_TOLD_REVIEWS} reviews came from them.`
          : `${plural(reviews, 'review')} came from them.`}
      </p>
      {invitedReviews ? (
        <p>
          {`Your page says: invited reviews average ${invitedReviews.invited.rating.toFixed(1)}, unprompted ones ${invitedReviews.unprompted.rating.toFixed(1)}.`}
        </p>
      ) : (
        <SoftText as="p">
          {`Your page compares invited and unprompted reviews once there are ${MIN_COMPARED_REVIEWS} of each.`}
        </SoftText>
      )}
      <SoftText as="p">
        We don’t say whether an email arrived, who used an invitation, or who has stopped them.
      </SoftText>
    </>
  );
}
