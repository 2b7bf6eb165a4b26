import { Button, ButtonLink, Cluster, FocusArea, Stack } from '@club-reviews/shared-ui';
import { useDispatch, useSelector } from '@club-reviews/shared-ui/platform';
import { ExternalLink, PenLine } from 'lucide-react';
import { profileWritten, selectProfileDraft } from '../../api/drafts';
import type { OwnClub } from '../../api/types';
import { profileValues } from './profile-form.schema';
import type { ProfileValues } from './profile-form.schema';
import { ProfileForm } from './profile-form';
import { ProfileView } from './profile-view';

/** The club's profile: shown, or being edited. */
export function ProfileTab({ club }: { club: OwnClub }) {
  const draft = useSelector((state) => selectProfileDraft(state, club.id)) as ProfileValues | null;
  const dispatch = useDispatch();
  return (
    <FocusArea shown={draft === null ? 'view' : 'form'}>
      <Stack>
        <Cluster data-justify="between">
          <h2>Club Information</h2>
          {draft === null && (
            <Cluster data-gap="small">
              <ButtonLink to={`/clubs/${club.slug}`} variant="quiet" size="small">
                <ExternalLink aria-hidden="true" />
                See the public page
              </ButtonLink>
              <Button
                size="small"
                onClick={() => dispatch(profileWritten({ clubId: club.id, values: profileValues(club) }))}
              >
                <PenLine aria-hidden="true" />
                Edit Profile
              </Button>
            </Cluster>
          )}
        </Cluster>
        {draft === null ? <ProfileView club={club} /> : <ProfileForm club={club} draft={draft} />}
      </Stack>
    </FocusArea>
  );
}
