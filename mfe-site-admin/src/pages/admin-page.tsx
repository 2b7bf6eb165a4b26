import { FocusArea, PageHeading, Section } from '@club-reviews/shared-ui';
import { useRemoteContext, useSelector } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { selectToken } from '../api/session';
import { PasswordGate } from '../features/gate/password-gate';
import { SignedIn } from '../features/gate/signed-in';

const Narrow = styled(FocusArea)`
  max-width: 30rem;
`;

/** The site admin's only page: the password gate, and what lies behind it once it is open. */
export default function AdminPage() {
  const { config } = useRemoteContext();
  const isLocked = useSelector(selectToken) === null;
  return (
    <>
      <title>{`Site administration | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title="Site administration" lead="For the moderators of reviews and club claims." />
      <Section>
        <Narrow shown={isLocked ? 'gate' : 'tools'}>{isLocked ? <PasswordGate /> : <SignedIn />}</Narrow>
      </Section>
    </>
  );
}
