import { REMOVAL_REASON_CODES, REMOVAL_REASONS } from '@club-reviews/domain/removal-reasons';
import { RESTORABLE_DAYS } from '@club-reviews/domain/review-appeals';
import { TextLink } from '@club-reviews/shared-ui';

/** Why we remove reviews, and what an author can do about it. */
export function RemovalRules() {
  return (
    <>
      <p>
        Only for one of these reasons. That a review is negative, or unwelcome, is none of them, and the
        number of stars plays no part.
      </p>
      <ul>
        {REMOVAL_REASON_CODES.map((code) => (
          <li key={code}>
            <strong>{REMOVAL_REASONS[code].label}.</strong> {REMOVAL_REASONS[code].meaning}
          </li>
        ))}
      </ul>
      <p>
        The author gets the reason by email and can <strong>appeal once</strong>, without an account. A
        moderator looks again and answers: the review is put back as it was, or it stays removed.
      </p>
      <p>
        A removed review leaves every page, average and count at once. We can put it back for{' '}
        {RESTORABLE_DAYS} days and keep it longer while an appeal is open; then it’s erased. Lost our email?{' '}
        <TextLink to="/my-reviews">Get the link to your review</TextLink>.
      </p>
    </>
  );
}
