import { Grid, NotLoaded, Panel } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { useGetClubFiguresQuery } from '../../api/club-admin-api';
import { readChosenClub, withChosenClub } from '../../lib/chosen-club';
import { ALL_REVIEWS, reviewListQuery } from '../../lib/review-search-params';
import { ReplyFigures } from './reply-figures';
import { SeenFigures } from './seen-figures';

/** How often the club was seen in recent weeks, and how it replies: nothing about individuals. */
export function FiguresTab({ clubId }: { clubId: number }) {
  const { search } = useLocation();
  const query = useGetClubFiguresQuery({ clubId });
  const figures = query.currentData;
  if (figures === undefined) {
    return <NotLoaded call={query} failed="The figures didn’t load" loading="Loading the figures" />;
  }
  const waitingPath = `/club-admin${withChosenClub(
    reviewListQuery({ ...ALL_REVIEWS, isUnanswered: true }),
    readChosenClub(search),
  )}`;
  return (
    <Grid data-size="wide">
      <SeenFigures figures={figures} figure="views" />
      <SeenFigures figures={figures} figure="shownInSearches" />
      <ReplyFigures figures={figures} waitingPath={waitingPath} />
      <Panel tone="note" title="What’s counted">
        We count visits, not people, and we don’t record who’s looking. Reloading a page counts again, and so
        do your own visits. We leave out the robots we can spot, but we can’t spot them all. The paler bar is
        this week so far.
      </Panel>
    </Grid>
  );
}
