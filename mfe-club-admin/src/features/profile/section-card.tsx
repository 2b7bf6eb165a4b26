import { Button, Card, Cluster, VisuallyHidden } from '@club-reviews/shared-ui';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useDraft } from '../../api/drafts';
import type { OwnClub } from '../../api/types';
import { useFocusBack } from '../../lib/use-focus-back';
import { FactList, FactsTitle } from './fact-list';
import { ProfileForm } from './profile-form';
import { profileValues } from './profile-form.schema';
import type { ProfileValues } from './profile-form.schema';
import type { ProfileSection } from './profile-sections';

/** The key of what's being typed into a section's form. */
export const getSectionKey = (clubId: number, sectionId: string) => `profile/${clubId}/${sectionId}`;

/** One section of the profile: as the public sees it, with what is missing, or being edited. */
export function SectionCard({ club, section }: { club: OwnClub; section: ProfileSection }) {
  const { id, title, fields, Facts } = section;
  const draft = useDraft<Partial<ProfileValues>>(getSectionKey(club.id, id));
  const isEdited = draft.draft !== null;
  const button = useFocusBack(isEdited);
  // Its first field gets the focus when it's opened here, not when the tab is opened again.
  const [isJustOpened, setIsJustOpened] = useState(false);

  if (isEdited) {
    return (
      <ProfileForm
        {...{ club, draft, isJustOpened }}
        sections={[section]}
        saveLabel="Save"
        what={`“${title}”`}
      />
    );
  }
  return (
    <Card as="section" aria-labelledby={id}>
      <Cluster data-justify="between">
        <FactsTitle id={id}>{title}</FactsTitle>
        <Button
          ref={button}
          variant="secondary"
          size="small"
          onClick={() => {
            setIsJustOpened(true);
            draft.write(profileValues(club, fields));
          }}
        >
          <PenLine aria-hidden="true" />
          Edit
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </Cluster>
      <FactList>
        <Facts club={club} />
      </FactList>
    </Card>
  );
}
