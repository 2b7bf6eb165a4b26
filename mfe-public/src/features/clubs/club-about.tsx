import { Stack } from '@club-reviews/shared-ui';
import type { ClubDetail } from '../../api/types';
import { ClubGallery } from './club-gallery';
import { FoldedParagraphs } from './folded-paragraphs';

/** What the club says about itself, folded if it's long, with its photos. */
export function ClubAbout({ club }: { club: ClubDetail }) {
  const paragraphs = [club.description, club.aboutUs ?? ''].filter((text) => text !== '');
  return (
    <Stack as="section" aria-labelledby="about-the-club">
      <h2 id="about-the-club">About the club</h2>
      <FoldedParagraphs id="club-words" of="what the club says" paragraphs={paragraphs} />
      <ClubGallery club={club} />
    </Stack>
  );
}
