import {
  ButtonLink,
  hostLabel,
  Stack,
  TextLink,
  VisuallyHidden,
  websiteAddress,
} from '@club-reviews/shared-ui';
import { MessageCircleOff } from 'lucide-react';
import type { ClubDetail } from '../../api/types';
import { OutcomeFrame } from '../../components/outcome-frame';
import { withChildContext } from '../../lib/child-context';
import { clubPath } from '../../lib/club-address';
import { socialLinks } from '../../lib/social-links';
import { useChildContext } from '../../lib/use-child-context';

/** Replaces the form if nobody from the club would read it: other ways to reach the club, as far as we know them. */
export function OtherWays({ club }: { club: ClubDetail }) {
  const child = useChildContext();
  const website = websiteAddress(club.website);
  const links = [
    ...(website === null ? [] : [{ name: hostLabel(website), href: website }]),
    ...socialLinks(club),
  ];
  const isClosed = club.closed !== null;
  return (
    <OutcomeFrame
      icon={<MessageCircleOff />}
      title={isClosed ? 'This club has closed' : 'This club doesn’t answer questions here yet'}
      actions={
        <>
          <ButtonLink to={withChildContext(clubPath(club.slug), child)}>Back to {club.name}</ButtonLink>
          <ButtonLink to="/browse-clubs" variant="secondary">
            Browse clubs
          </ButtonLink>
        </>
      }
    >
      {!isClosed && (
        <p>No one from {club.name} manages its page, so there’s no one we can pass a message to.</p>
      )}
      {!isClosed && links.length > 0 && (
        <Stack data-gap="tight">
          <p>You can reach the club directly:</p>
          {links.map(({ name, href }) => (
            <p key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer nofollow">
                {name}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </a>
            </p>
          ))}
        </Stack>
      )}
      {!isClosed && (
        <p>
          Do you run this club? <TextLink to={`/claim-club?club=${club.slug}`}>Claim its page</TextLink>
        </p>
      )}
    </OutcomeFrame>
  );
}
