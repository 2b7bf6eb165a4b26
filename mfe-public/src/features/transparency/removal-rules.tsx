import { REMOVAL_REASON_CODES, REMOVAL_REASONS } from '@club-reviews/domain/removal-reasons';
import { TextLink } from '@club-reviews/shared-ui';
import { RestorableDays } from '../../components/restorable-days';

/** Why we remove reviews, and what an author can do about it. */
export function RemovalRules() {
  return (
    <>
      <p>
        Only for one of these reasons. Being negative or unwelcome isn’t one of them, and the number of stars
        makes no difference.
      </p>
      <ul>
        {REMOVAL_REASON_CODES.map((code) => (
          <li key={code}>
            <strong>{REMOVAL_REASONS[code].label}.</strong> {REMOVAL_REASONS[code].meaning}
          </li>
        ))}
      </ul>
      <p>
        We email the author the reason, and they can <strong>appeal once</strong>, without an account. A
        moderator looks again, and either puts the review back as it was or keeps it removed.
      </p>
      <p>
        A removed review disappears from every page, average and count straight away. We can put it back for{' '}
        <RestorableDays />, or for longer while an appeal is open. Then we erase it. Lost our email?{' '}
        <TextLink to="/my-reviews">Get the link to your review</TextLink>.
      </p>
    </>
  );
}
