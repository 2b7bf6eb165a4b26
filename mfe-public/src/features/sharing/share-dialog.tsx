import { Button, copyText, Dialog, Stack, TextField } from '@club-reviews/shared-ui';
import { showToast } from '@club-reviews/shared-ui/platform';
import { Check, Copy, Share } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { shareTargets } from './share-targets';
import type { Shared } from './share-targets';

export interface ShareDialogProps {
  shared: Shared;
  isOpen: boolean;
  onClose: () => void;
}

/** How long the copy button confirms that it copied. */
const COPIED_FLAG_MS = 2000;

const Targets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--space-2);
`;

const Target = styled.a`
  display: grid;
  place-items: center;
  min-height: 3rem;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  color: var(--color-ink);
  font-weight: 640;
  text-decoration: none;

  &:hover {
    border-color: var(--color-pitch);
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
  }
`;

const LinkRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-2);
`;

/** Ways to share a club's page or a review: social sites, email, the link itself, and the device's own sharing. */
export function ShareDialog({ shared, isOpen, onClose }: ShareDialogProps) {
  const [isCopied, setIsCopied] = useState(false);
  const { title, text, url } = shared;

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_FLAG_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    if (await copyText(url, 'link')) setIsCopied(true);
  };

  const shareNatively = async () => {
    try {
      await navigator.share({ title, text, url });
      showToast({ title: 'Shared!', tone: 'success' });
      onClose();
    } catch (error) {
      // The visitor closed the device's own sheet, so there's nothing to report.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({
        title: 'Sharing is not available',
        description: 'Please share it another way.',
        tone: 'error',
      });
    }
  };

  return (
    <Dialog open={isOpen} onClose={onClose} title="Share" description={title}>
      <Stack>
        <Targets role="list">
          {shareTargets(shared).map(({ name, href }) => (
            <li key={name}>
              <Target href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </Target>
            </li>
          ))}
        </Targets>
        <LinkRow>
          <TextField label="Link" readOnly value={url} onFocus={(event) => event.target.select()} />
          <Button onClick={() => void copy()}>
            {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {isCopied ? 'Link copied!' : 'Copy link'}
          </Button>
        </LinkRow>
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void shareNatively()}>
            <Share aria-hidden="true" />
            More ways to share
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
