import { ButtonLink, FocusArea, ukDate } from '@club-reviews/shared-ui';
import { apiErrorMessage, skipToken } from '@club-reviews/shared-ui/platform';
import { Ban, BellOff, BellRing, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  useConfirmSavedSearchMutation,
  useEndSavedSearchMutation,
  useGetMySavedSearchQuery,
} from '../../api/personal-api';
import type { SavedSearchProgress } from '../../api/types';
import { HOME_LINK, LinkFailed, LinkLoading, LinkMissing } from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';
import { linkRefusal, mailedLinkState } from '../../lib/mailed-link-state';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { resultsOf } from './saved-search-links';
import { SavedSearchQuestion } from './saved-search-question';
import { Wish } from './wish';

const BROWSE_LINK = <ButtonLink to="/browse-clubs">Browse clubs</ButtonLink>;

interface MySavedSearchProps {
  token: string | null;
  /** What the page is for. */
  action: 'confirm' | 'end';
}

/**
 * The saved search that a token belongs to: first whether to start or stop its emails, then what happens next. Opening
 * the page only reads, so a program that follows the links in emails changes nothing.
 */
export function MySavedSearch({ token, action }: MySavedSearchProps) {
  const isInBrowser = useIsInBrowser();
  const query = useGetMySavedSearchQuery(token === null ? skipToken : { body: { token } });
  const [confirm, confirming] = useConfirmSavedSearchMutation();
  const [end, ending] = useEndSavedSearchMutation();
  const changing = action === 'end' ? ending : confirming;
  const search = query.data;
  // A failure that may be temporary is shown beside the button instead.
  const refusal = linkRefusal(changing.error) === undefined ? undefined : changing.error;
  const error = refusal ?? query.error;
  const body = { token: token ?? '' };

  function state() {
    if (!isInBrowser) return 'loading';
    if (ending.isSuccess) return 'ended';
    if (search === undefined || refusal !== undefined) return mailedLinkState(token, error);
    if (action === 'end') return 'end';
    return search.status === 'active' ? 'active' : 'confirm';
  }

  const contents: Record<ReturnType<typeof state>, () => ReactNode> = {
    confirm: () =>
      search && (
        <SavedSearchQuestion
          search={search}
          title="Start these emails?"
          text="Nothing is sent until you select the button below. If you didn’t ask for this, close the page and we’ll delete it after 7 days."
          button={{ label: 'Start the emails', pendingLabel: 'Starting…' }}
          isSending={confirming.isLoading}
          error={confirming.error}
          onPress={() => void confirm({ body })}
        />
      ),
    end: () =>
      search && (
        <SavedSearchQuestion
          search={search}
          title="End this saved search?"
          text="You won’t get any more emails about it, and we’ll delete it and your address straight away."
          button={{ label: 'End this saved search', pendingLabel: 'Ending…' }}
          isSending={ending.isLoading}
          error={ending.error}
          onPress={() => void end({ body })}
        />
      ),
    active: () => search && <Active search={search} />,
    ended: () => (
      <OutcomeFrame icon={<BellOff />} tone="good" title="Your saved search has ended" actions={BROWSE_LINK}>
        <p>You won’t get any more emails about it. We’ve deleted it, and your address.</p>
      </OutcomeFrame>
    ),
    unknown: () => (
      <OutcomeFrame icon={<BellOff />} title="There’s no saved search here" actions={BROWSE_LINK}>
        <p>It may have ended, and then we don’t keep it. Or part of the link may be missing.</p>
        <p>If you’re still getting emails, please use the link in the latest one.</p>
      </OutcomeFrame>
    ),
    expired: () => (
      <OutcomeFrame icon={<TimerOff />} title="This link has expired" actions={BROWSE_LINK}>
        <p>Links like this work for 7 days. Nothing was saved, so please search and save it again.</p>
      </OutcomeFrame>
    ),
    refused: () => (
      <OutcomeFrame icon={<Ban />} title="This search can’t be saved" actions={BROWSE_LINK}>
        <p>{apiErrorMessage(error, 'Something has changed since we sent you the link.')}</p>
      </OutcomeFrame>
    ),
    missing: () => <LinkMissing actions={HOME_LINK} />,
    loading: () => <LinkLoading what="saved search" />,
    failed: () => (
      <LinkFailed
        what="saved search"
        error={query.error}
        isTrying={query.isFetching}
        onRetry={query.refetch}
      />
    ),
  };
  const shown = state();
  return <FocusArea shown={shown}>{contents[shown]()}</FocusArea>;
}

/** The search sends emails from now on. */
function Active({ search }: { search: SavedSearchProgress }) {
  return (
    <OutcomeFrame
      icon={<BellRing />}
      tone="good"
      title="Your saved search is on"
      actions={<ButtonLink to={resultsOf(search)}>See today’s clubs</ButtonLink>}
    >
      <Wish wish={search} />
      <p>
        When a club has places it doesn’t have today, we’ll email you, at most once a day, until{' '}
        {ukDate(search.endsAt)}. Each email has a link to end it.
      </p>
    </OutcomeFrame>
  );
}
