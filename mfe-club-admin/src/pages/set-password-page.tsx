import { ButtonLink, Card, Cluster } from '@club-reviews/shared-ui';
import { ClubAreaPage } from '../components/club-area-page';

/** Where the link of an invitation leads. Holds the address until invitations are sent. */
export default function SetPasswordPage() {
  return (
    <ClubAreaPage
      title="Set your password"
      lead="For club representatives who were invited or who forgot their password."
      shown="notice"
    >
      <Card>
        <h2>No invitations are sent yet</h2>
        <p>Once they are, the link in yours opens this page and you choose your password here.</p>
        <Cluster>
          <ButtonLink to="/club-admin" variant="secondary">
            Go to the club login
          </ButtonLink>
        </Cluster>
      </Card>
    </ClubAreaPage>
  );
}
