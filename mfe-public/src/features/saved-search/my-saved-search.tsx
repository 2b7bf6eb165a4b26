import { ButtonLink, ukDate } from '@club-reviews/shared-ui';
import { skipToken } from '@club-reviews/shared-ui/platform';
import { BellOff, BellRing, TimerOff } from 'lucide-react';
import {
  useConfirmSavedSearchMutation,
  useEndSavedSearchMutation,
  useGetMySavedSearchQuery,
} from '../../api/personal-api';
import type { SavedSearchProgress } from '../../api/types';
import { LinkQuestion } from '../../components/link-question';
import { LinkedPage } from '../../components/linked-page';
import { OutcomeFrame } from '../../components/outcome-frame';
import { getResults } from './saved-search-links';
import { Wish } from './wish';

const BROWSE_LINK = <ButtonLink to="/browse-clubs">Browse clubs</ButtonLink>;

interface MySavedSearchProps {
  token: string | null;
  /** What the page is for. */
  action: 'confirm' | 'end';
}

/** The saved search that a token belongs to: first whether to start or stop its emails, then what happens next. */
export function MySavedSearch({ token, action }: MySavedSearchProps) {
  const query = useGetMySavedSearchQuery(token === null ? skipToken : { body: { token } });
  const [confirm, confirming] = useConfirmSavedSearchMutation();
  const [end, ending] = useEndSavedSearchMutation();
  const search = query.data;
  const body = { token: token ?? '' };

  function state() {
    if (ending.isSuccess) return 'ended';
    if (action === 'end') return 'end';
    return search?.status === 'active' ? 'active' : 'confirm';
  }

  const shown = state();
  const failure = 'That didn’t work';
  return (
    <LinkedPage
      what="saved search"
      {...{ token, query, shown }}
      actionError={action === 'end' ? ending.error : confirming.error}
      unknown={
        <OutcomeFrame icon={<BellOff />} title="There’s no saved search here" actions={BROWSE_LINK}>
          <p>It may have ended, and then we don’t keep it. Or part of the link may be missing.</p>
          <p>If you’re still getting emails, please use the link in the latest one.</p>
        </OutcomeFrame>
      }
      expired={
        <OutcomeFrame icon={<TimerOff />} title="This link has expired" actions={BROWSE_LINK}>
          <p>Links like this work for 7 days. Nothing was saved, so please search and save it again.</p>
        </OutcomeFrame>
      }
      refused={{ title: 'This search can’t be saved', actions: BROWSE_LINK }}
    >
      {shown === 'ended' && (
        <OutcomeFrame
          icon={<BellOff />}
          tone="good"
          title="Your saved search has ended"
          actions={BROWSE_LINK}
        >
          <p>You won’t get any more emails about it. We’ve deleted it, and your address.</p>
        </OutcomeFrame>
      )}
      {search && shown === 'confirm' && (
        <LinkQuestion
          title="Start these emails?"
          text="Nothing is sent until you select the button below. If you didn’t ask for this, close the page and we’ll delete it after 7 days."
          label="Start the emails"
          pendingLabel="Starting…"
          onPress={() => void confirm({ body })}
          call={confirming}
          failure={failure}
        >
          <Wish wish={search} />
        </LinkQuestion>
      )}
      {search && shown === 'end' && (
        <LinkQuestion
          title="End this saved search?"
          text="You won’t get any more emails about it, and we’ll delete it and your address straight away."
          label="End this saved search"
          pendingLabel="Ending…"
          onPress={() => void end({ body })}
          call={ending}
          failure={failure}
        >
          <Wish wish={search} />
        </LinkQuestion>
      )}
      {search && shown === 'active' && <Active search={search} />}
    </LinkedPage>
  );
}

/** The search sends emails from now on. */
function Active({ search }: { search: SavedSearchProgress }) {
  return (
    <OutcomeFrame
      icon={<BellRing />}
      tone="good"
      title="Your saved search is on"
      actions={<ButtonLink to={getResults(search)}>See today’s clubs</ButtonLink>}
    >
      <Wish wish={search} />
      <p>
        When a club has places it doesn’t have today, we’ll email you, at most once a day, until{' '}
        {ukDate(search.endsAt)}. Each email has a link to end it.
      </p>
    </OutcomeFrame>
  );
}
