import { SecretPage } from '../../components/secret-page';
import { MyReview } from '../../features/my-review/my-review';
import { description } from './description';

/** Where authors manage a review, from the link in our emails. The server only renders the frame. */
export default function MyReviewPage() {
  return (
    <SecretPage
      description={description}
      title="Your Review"
      lead="Read it, change it, withdraw it or erase it. No account needed."
      label="Your review"
      content={(token) => <MyReview token={token} />}
    />
  );
}
