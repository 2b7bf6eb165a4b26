import { Card, CardTitle, Grid, Stack, TextLink } from '@club-reviews/shared-ui';
import type { OwnClub } from '../../api/types';
import { InvitationFigures } from './invitation-figures';
import { MailForm } from './mail-form';
import { PrintedCards } from './printed-cards';

/** Invitations by mail and on cards, and what came of them. */
export function Invitations({ club }: { club: Pick<OwnClub, 'id' | 'name' | 'slug'> }) {
  return (
    <Grid data-size="wide">
      <Stack data-gap="large">
        <Card as="section" aria-labelledby="invite-by-mail">
          <CardTitle id="invite-by-mail">By email</CardTitle>
          <MailForm clubId={club.id} />
        </Card>
        <Card as="section" aria-labelledby="invite-by-card">
          <CardTitle id="invite-by-card">On cards</CardTitle>
          <PrintedCards club={club} />
        </Card>
      </Stack>
      <Stack data-gap="large">
        <Card as="section" aria-labelledby="invited">
          <CardTitle id="invited">What came of them</CardTitle>
          <InvitationFigures clubId={club.id} />
        </Card>
        <Card as="section" aria-labelledby="invite-fairly">
          <CardTitle id="invite-fairly">Invite everyone</CardTitle>
          <p>
            Invite every family, not just the happy ones. Your page compares invited reviews with the others,
            so it shows. Never offer anything in return.{' '}
            <TextLink to="/how-reviews-work#invitations">How invitations work</TextLink>
          </p>
        </Card>
      </Stack>
    </Grid>
  );
}
