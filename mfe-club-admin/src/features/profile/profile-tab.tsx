import { Button, ButtonLink, Cluster, FocusArea, Grid, Stack } from '@club-reviews/shared-ui';
import { ExternalLink, PenLine } from 'lucide-react';
import { useDraft } from '../../api/drafts';
import type { OwnClub } from '../../api/types';
import { PicturesCard } from '../pictures/pictures-card';
import { ProfileForm } from './profile-form';
import type { ProfileValues } from './profile-form.schema';
import { PROFILE_SECTIONS } from './profile-sections';
import { getSectionKey, SectionCard } from './section-card';

/** The sections of the first column; the others share the second one with the pictures. */
const FIRST = PROFILE_SECTIONS.slice(0, 4);
const SECOND = PROFILE_SECTIONS.slice(4);

/** The club's profile: each section can be edited on its own, or all of them at once. */
export function ProfileTab({ club }: { club: OwnClub }) {
  const whole = useDraft<Partial<ProfileValues>>(getSectionKey(club.id, 'all'));
  const isEdited = whole.draft !== null;
  const show = (sections: typeof PROFILE_SECTIONS) =>
    sections.map((section) => <SectionCard key={section.id} club={club} section={section} />);
  return (
    <FocusArea shown={isEdited ? 'form' : 'view'}>
      <Stack>
        <Cluster data-justify="between">
          <h2>Club Information</h2>
          {!isEdited && (
            <Cluster data-gap="small">
              <ButtonLink to={`/clubs/${club.slug}`} variant="secondary" size="small">
                <ExternalLink aria-hidden="true" />
                See the public page
              </ButtonLink>
              <Button
                variant="secondary"
                size="small"
                onClick={() => whole.startWith(PROFILE_SECTIONS.map(({ id }) => getSectionKey(club.id, id)))}
              >
                <PenLine aria-hidden="true" />
                Edit Profile
              </Button>
            </Cluster>
          )}
        </Cluster>
        {isEdited ? (
          <>
            <ProfileForm
              club={club}
              sections={PROFILE_SECTIONS}
              draft={whole}
              saveLabel="Save All Changes"
              what="your club’s profile"
            />
            {/* Not in the form: pictures are sent one by one. */}
            <PicturesCard clubId={club.id} />
          </>
        ) : (
          <Grid data-size="wide">
            <Stack>{show(FIRST)}</Stack>
            <Stack>
              {show(SECOND)}
              <PicturesCard clubId={club.id} />
            </Stack>
          </Grid>
        )}
      </Stack>
    </FocusArea>
  );
}
