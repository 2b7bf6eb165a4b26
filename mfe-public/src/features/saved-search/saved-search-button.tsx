import { Button } from '@club-reviews/shared-ui';
import { showToast } from '@club-reviews/shared-ui/platform';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FoundClubs } from '../../api/types';
import type { FindParams } from '../../lib/find-params';
import { useLazyModule } from '../../lib/use-lazy-module';
import { Word } from '../directory/place-tools';

const loadDialog = () => import(/* webpackChunkName: "saved-search" */ './saved-search-dialog');

/* Without scripts there's no dialog to open. */
const Quiet = styled(Button)`
  && {
    padding-inline: 0.35rem;
  }

  @media (scripting: none) {
    display: none;
  }
`;

interface SavedSearchButtonProps {
  params: FindParams;
  /** The centre of the search; null without a place. */
  place: FoundClubs['place'];
}

/** Offers an email when a club with free places appears that matches this search. The form loads when needed. */
export function SavedSearchButton({ params, place }: SavedSearchButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const code = useLazyModule(loadDialog, isOpen, () => {
    setIsOpen(false);
    showToast({ title: 'The form didn’t load', description: 'Please try again.', tone: 'error' });
  });
  return (
    <>
      <Quiet variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <BellPlus aria-hidden="true" />
        <span>
          Email me<Word> when a club has a place</Word>
        </span>
      </Quiet>
      {isOpen && code !== null && (
        <code.SavedSearchDialog params={params} place={place} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
