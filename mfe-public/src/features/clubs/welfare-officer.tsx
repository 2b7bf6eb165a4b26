import { Button, Stack } from '@club-reviews/shared-ui';
import { showToast } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import type { ClubDetail } from '../../api/types';
import { useLazyModule } from '../../lib/use-lazy-module';

const loadContact = () => import(/* webpackChunkName: "welfare-contact" */ './welfare-contact');

interface WelfareOfficerProps {
  slug: string;
  officer: NonNullable<ClubDetail['welfareOfficer']>;
}

/** Who the club's welfare officer is. The contact details are fetched on request, so no page contains them. */
export function WelfareOfficer({ slug, officer }: WelfareOfficerProps) {
  const [isAsked, setIsAsked] = useState(false);
  const code = useLazyModule(loadContact, isAsked, () => {
    setIsAsked(false);
    showToast({ title: 'The contact details didn’t load', description: 'Please try again.', tone: 'error' });
  });
  return (
    <Stack data-gap="small">
      {officer.name}
      {isAsked && code !== null ? (
        <code.WelfareContact slug={slug} />
      ) : (
        (officer.hasEmail || officer.hasPhone) && (
          <span>
            <Button variant="secondary" size="small" aria-busy={isAsked} onClick={() => setIsAsked(true)}>
              Show contact details
            </Button>
          </span>
        )
      )}
    </Stack>
  );
}
