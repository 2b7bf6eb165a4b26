import { OwnClubPage } from '../../components/own-club-page';
import { AskForReviews } from '../../features/ask/ask-for-reviews';

/** What a club needs to ask its families for reviews: link, QR code, poster and badge. */
export default function AskForReviewsPage() {
  return (
    <OwnClubPage
      title="Ask for reviews"
      lead="A link, a QR code and a poster for every family at your club, and a badge for your website."
    >
      {(club) => <AskForReviews club={club} />}
    </OwnClubPage>
  );
}
