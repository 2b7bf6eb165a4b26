import { BADGE_SIZE, badgeFramePath, badgeImagePath } from '@club-reviews/domain/club-badge';
import { Button, Card, CardTitle, Cluster, copyText, Stack, TextField } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OwnClub } from '../../api/types';

const Image = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
`;

const Frame = styled.iframe`
  display: block;
  max-width: 100%;
  border: 0;
`;

/** A club's rating for its own website, as an image and as a frame: how it looks now, and the code for it. */
export function ClubBadge({ club }: { club: Pick<OwnClub, 'id' | 'name' | 'slug'> }) {
  const { origin, config } = useRemoteContext();
  const label = `Parents’ reviews of ${club.name} on ${config.brandName}`;
  const image = { src: badgeImagePath(club.id), alt: label, ...BADGE_SIZE };
  const frame = { src: badgeFramePath(club.id), title: label, ...BADGE_SIZE };
  const link = createTag('a', { href: `${origin}/clubs/${club.slug}` });
  link.append(createTag('img', { ...image, src: origin + image.src }));
  const frameTag = createTag('iframe', {
    ...frame,
    src: origin + frame.src,
    loading: 'lazy',
    // Not a style: the policies of our pages and of many clubs' sites forbid it in HTML.
    frameborder: 0,
  });
  return (
    <Card as="section" aria-labelledby="ask-badge">
      <CardTitle id="ask-badge">Badge for your website</CardTitle>
      <p>
        It leads to your page here and shows your rating as it is, at most a minute old. Paste either code
        where your website takes HTML.
      </p>
      <Stack data-gap="large">
        <Way name="image" code={toCode(link)} hint="Works on any website.">
          <Image {...image} />
        </Way>
        <Way
          name="frame"
          code={toCode(frameTag)}
          hint="Has real text, which visitors can enlarge and translate."
        >
          <Frame {...frame} loading="lazy" />
        </Way>
      </Stack>
    </Card>
  );
}

interface WayProps {
  name: 'image' | 'frame';
  code: string;
  hint: string;
  /** How it looks. */
  children: ReactNode;
}

function Way({ name, code, hint, children }: WayProps) {
  return (
    <Stack>
      {children}
      <TextField
        label={`Code for the ${name}`}
        hint={hint}
        value={code}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Cluster>
        <Button variant="secondary" onClick={() => void copyText(code, `code for the ${name}`)}>
          <Copy aria-hidden="true" />
          Copy the code for the {name}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** An element that's only written down: in a document of its own, which loads nothing. */
function createTag(name: string, attributes: Record<string, string | number>): HTMLElement {
  const element = document.implementation.createHTMLDocument('').createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}

/** An element as HTML in plain ASCII: pages of old sites may have any encoding. */
function toCode({ outerHTML }: HTMLElement): string {
  return outerHTML.replace(/\P{ASCII}/gu, (letter) => `&#${letter.codePointAt(0)};`);
}
