import {
  INVITATION_PAUSE_DAYS,
  MIN_COMPARED_REVIEWS,
  NOTICED_DIFFERENCE,
} from '@club-reviews/domain/review-invitations';
import type { TextSection } from '../../components/text-page/text-page';

/** What it means that a club invited a review. */
export const INVITATION_RULES: TextSection = {
  id: 'invitations',
  title: 'Reviews by invitation',
  content: (
    <>
      <p>
        Clubs may ask families for reviews, by email through us or with printed cards. Each invitation works
        once. A review written with one says “Invited by the club”; it goes through the same checks and counts
        the same. A club’s poster or link is open to everyone, so reviews from it count as unprompted.
      </p>
      <p>
        It shows if a club only asks happy families. Once there are {MIN_COMPARED_REVIEWS} reviews of each
        sort, its page compares their averages, and moderators see if invited reviews are better by{' '}
        {NOTICED_DIFFERENCE} star or more.
      </p>
      <p>
        The club never learns whether you got its email or who wrote a review. We keep a fingerprint of your
        address, not the address, and invite it for the same club at most once in {INVITATION_PAUSE_DAYS}{' '}
        days. Every invitation has a link to stop them all.
      </p>
    </>
  ),
};
