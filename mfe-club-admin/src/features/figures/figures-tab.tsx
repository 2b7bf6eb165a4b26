import { ErrorPanel, Panel, Skeleton, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage, useLocation } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { useGetClubFiguresQuery } from '../../api/club-admin-api';
import { readChosenClub, withChosenClub } from '../../lib/chosen-club';
import { ALL_REVIEWS, reviewListQuery } from '../../lib/review-search-params';
import { ReplyFigures } from './reply-figures';
import { SeenFigures } from './seen-figures';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  @media (min-width: 56rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** How often the club was seen in recent weeks, and how it replies: nothing about individuals. */
export function FiguresTab({ clubId }: { clubId: number }) {
  const { search } = useLocation();
  const { currentData: figures, isError, error, refetch } = useGetClubFiguresQuery({ clubId });
  if (figures === undefined) {
    return isError ? (
      <ErrorPanel
        title="The figures didn’t load"
        text={apiErrorMessage(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <Stack aria-busy="true">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    );
  }
  const waitingPath = `/club-admin${withChosenClub(
    reviewListQuery({ ...ALL_REVIEWS, isUnanswered: true }),
    readChosenClub(search),
  )}`;
  return (
    <Columns>
      <SeenFigures figures={figures} figure="views" />
      <SeenFigures figures={figures} figure="shownInSearches" />
      <ReplyFigures figures={figures} waitingPath={waitingPath} />
      <Panel tone="note" title="What’s counted">
        We count visits, not people, and we don’t record who’s looking. Reloading a page counts again, and so
        do your own visits. We leave out the robots we can spot, but we can’t spot them all. The paler bar is
        this week so far.
      </Panel>
    </Columns>
  );
}
