import { ErrorPanel, PageHeading, Section, Skeleton, Stack, TextLink } from '@club-reviews/shared-ui';
import {
  apiErrorMessage,
  skipToken,
  useLocation,
  useRemoteContext,
  useSelector,
} from '@club-reviews/shared-ui/platform';
import { useGetClubDashboardQuery } from '../../api/club-admin-api';
import { selectIsLoggedIn } from '../../api/session';
import { LogInFirst } from '../../components/log-in-first';
import { AskForReviews } from '../../features/ask/ask-for-reviews';
import { readChosenClub, withChosenClub } from '../../lib/chosen-club';

/** What a club needs to ask its families for reviews: link, QR code and poster. */
export default function AskForReviewsPage() {
  const { config } = useRemoteContext();
  const { search } = useLocation();
  const chosen = readChosenClub(search);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const query = chosen === null ? {} : { clubId: chosen };
  const {
    currentData: data,
    isError,
    error,
    refetch,
  } = useGetClubDashboardQuery(isLoggedIn ? query : skipToken);
  const back = <TextLink to={`/club-admin${withChosenClub('', chosen)}`}>Back to the dashboard</TextLink>;
  return (
    <>
      <title>{`Ask for reviews | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title="Ask for reviews"
        lead="A link, a QR code and a poster for every family at your club."
        size="compact"
      />
      <Section aria-label="Ask for reviews">
        <Stack data-gap="large">
          {!isLoggedIn && <LogInFirst />}
          {isError && (
            <ErrorPanel
              title="Your club didn’t load"
              text={apiErrorMessage(error)}
              onRetry={() => void refetch()}
            />
          )}
          {isLoggedIn && data === undefined && !isError && <Skeleton shape="block" />}
          {data !== undefined && <AskForReviews club={data.club} />}
          <p>{back}</p>
        </Stack>
      </Section>
    </>
  );
}
