import {
  Button,
  ButtonLink,
  Card,
  CardTitle,
  Cluster,
  copyText,
  QrCode,
  Stack,
  TextField,
  TextLink,
} from '@club-reviews/shared-ui';
import { useLocation, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { Copy, Mail, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { OwnClub } from '../../api/types';
import { readChosenClub, withChosenClub } from '../../lib/chosen-club';
import { getReviewFormPath } from '../../lib/review-form-path';
import { ClubBadge } from './club-badge';
import { Poster } from './poster';
import type { PaperSize } from './poster';

const SIZES: readonly PaperSize[] = ['A4', 'A5'];

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  }
`;

const Code = styled.div`
  width: min(100%, 14rem);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  overflow: hidden;
`;

const Sizes = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-5);

  & label {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 2.75rem;
  }
  & input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--color-pitch);
  }
`;

/** The link, QR code, badge and poster that a club asks its families with, and the rules for asking. */
export function AskForReviews({ club }: { club: Pick<OwnClub, 'id' | 'name' | 'slug'> }) {
  const { origin, config } = useRemoteContext();
  const [size, setSize] = useState<PaperSize>('A4');
  const sizesId = useId();
  const { search } = useLocation();
  const address = origin + getReviewFormPath(club.slug, config.shortReviewLinks);

  return (
    <Columns>
      <Stack data-gap="large">
        <Card as="section" aria-labelledby="ask-link">
          <CardTitle id="ask-link">Link</CardTitle>
          <p>
            It opens the review form with your club already selected. Share it in your newsletter or team
            chats.
          </p>
          <TextField label="Address" value={address} readOnly onFocus={({ target }) => target.select()} />
          <Cluster>
            <Button variant="secondary" onClick={() => void copyText(address, 'link')}>
              <Copy aria-hidden="true" />
              Copy the link
            </Button>
          </Cluster>
        </Card>
        <Card as="section" aria-labelledby="ask-code">
          <CardTitle id="ask-code">QR code</CardTitle>
          <Code>
            <QrCode text={address} label={`QR code that opens the review form for ${club.name}`} />
          </Code>
        </Card>
        <Card as="section" aria-labelledby="ask-one-by-one">
          <CardTitle id="ask-one-by-one">One by one</CardTitle>
          <p>
            You can also email families a link that works once, or print cards. Their reviews say that you
            invited them; reviews from the link and poster here count as unprompted.
          </p>
          <Cluster>
            <ButtonLink
              variant="secondary"
              to={`/club-admin/invitations${withChosenClub('', readChosenClub(search))}`}
            >
              <Mail aria-hidden="true" />
              Invite families
            </ButtonLink>
          </Cluster>
        </Card>
        <ClubBadge club={club} />
        <Card as="section" aria-labelledby="ask-rules">
          <CardTitle id="ask-rules">Ask fairly</CardTitle>
          <p>
            Ask every family in the same way, not just the happy ones. Never offer anything in return, and
            don’t write a review for someone else. The{' '}
            <TextLink to="/terms-of-service#guidelines">review guidelines</TextLink> explain why.
          </p>
        </Card>
      </Stack>
      <Stack as="section" aria-labelledby="ask-poster">
        <CardTitle id="ask-poster">Poster</CardTitle>
        <Sizes role="group" aria-labelledby={sizesId}>
          <span id={sizesId}>Paper</span>
          {SIZES.map((paper) => (
            <label key={paper}>
              <input type="radio" name="paper" checked={size === paper} onChange={() => setSize(paper)} />
              {paper}
            </label>
          ))}
        </Sizes>
        <Poster clubName={club.name} address={address} size={size} />
        <Cluster>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print the poster
          </Button>
        </Cluster>
      </Stack>
    </Columns>
  );
}
