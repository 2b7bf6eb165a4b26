import { Button, Card, Cluster, QrCode, Stack, TextField, TextLink } from '@club-reviews/shared-ui';
import { showToast, useRemoteContext, writeReviewSearch } from '@club-reviews/shared-ui/platform';
import { Copy, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { OwnClub } from '../../api/types';
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

const Title = styled.h2`
  font-size: var(--text-l);
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

/** The link, QR code and poster that a club asks its families with, and the rules for asking. */
export function AskForReviews({ club }: { club: Pick<OwnClub, 'name' | 'slug'> }) {
  const { origin, config } = useRemoteContext();
  const [size, setSize] = useState<PaperSize>('A4');
  const sizesId = useId();
  const path = config.shortReviewLinks
    ? `/r/${club.slug}`
    : `/clubs/${club.slug}${writeReviewSearch('', club.slug)}`;
  const address = origin + path;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: 'Link copied!', tone: 'success' });
    } catch {
      const description = 'Failed to copy link. Please try again.';
      showToast({ title: 'Copy failed', description, tone: 'error' });
    }
  }

  return (
    <Columns>
      <Stack data-gap="large">
        <Card as="section" aria-labelledby="ask-link">
          <Title id="ask-link">Link</Title>
          <p>
            It opens the review form with your club already selected. Share it in your newsletter or team
            chats.
          </p>
          <TextField label="Address" value={address} readOnly onFocus={({ target }) => target.select()} />
          <Cluster>
            <Button variant="secondary" onClick={() => void copy()}>
              <Copy aria-hidden="true" />
              Copy the link
            </Button>
          </Cluster>
        </Card>
        <Card as="section" aria-labelledby="ask-code">
          <Title id="ask-code">QR code</Title>
          <Code>
            <QrCode text={address} label={`QR code that opens the review form for ${club.name}`} />
          </Code>
        </Card>
        <Card as="section" aria-labelledby="ask-rules">
          <Title id="ask-rules">Ask fairly</Title>
          <p>
            Ask every family in the same way, not just the happy ones. Never offer anything in return, and
            don’t write a review for someone else. The{' '}
            <TextLink to="/terms-of-service#guidelines">review guidelines</TextLink> explain why.
          </p>
        </Card>
      </Stack>
      <Stack as="section" aria-labelledby="ask-poster">
        <Title id="ask-poster">Poster</Title>
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
