import { getOperator } from '@club-reviews/domain/operator-defaults';
import { NotLoaded, PageHeading, Panel, Section, Stack, Tabs, TextLink } from '@club-reviews/shared-ui';
import { useLocation, useNavigate, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { useSessionEnd } from '@club-reviews/shared-ui/session';
import { styled } from 'styled-components';
import {
  useCountWaitingEnquiriesQuery,
  useGetClubAdminSessionQuery,
  useGetClubDashboardQuery,
} from '../../api/club-admin-api';
import { session } from '../../api/session';
import { ClubAreaHeader } from '../../components/club-area-header';
import { readChosenClub, withChosenClub } from '../../lib/chosen-club';
import { readTab, tabQuery } from '../../lib/review-search-params';
import { FiguresTab } from '../figures/figures-tab';
import { ProfileTab } from '../profile/profile-tab';
import { questionsLabel } from '../questions/questions-label';
import { QuestionsTab } from '../questions/questions-tab';
import { SessionsTab } from '../sessions-to-try/sessions-tab';
import { ReviewsTab } from '../reviews/reviews-tab';
import { OwnWarning } from '../warning/own-warning';
import { ClubSwitch } from './club-switch';
import { StatCards } from './stat-cards';

/* People work here, so their tasks come as high up as possible. */
const Desk = styled(Section)`
  padding-block-start: var(--space-5);
`;

/* Most clubs' names need a second line on phones. */
const Title = styled.span`
  display: block;

  @media (max-width: 39.99rem) {
    &[data-room] {
      min-height: 2lh;
    }
  }
`;

const ASK_PATH = '/club-admin/ask-for-reviews';
const DEFAULT_TITLE = 'Admin Dashboard';

/** A representative's dashboard: numbers, reviews with replies, and the club's profile. */
export function Dashboard() {
  const { config } = useRemoteContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const chosen = readChosenClub(search);
  const query = useGetClubDashboardQuery(chosen === null ? {} : { clubId: chosen });
  const { currentData: data, isError } = query;
  const { currentData: questions } = useCountWaitingEnquiriesQuery(chosen === null ? {} : { clubId: chosen });
  const sessionQuery = useGetClubAdminSessionQuery();
  useSessionEnd(session, sessionQuery);
  // The session knows the clubs' names, so the heading doesn't grow when another one is chosen.
  const known = sessionQuery.data?.clubs.find(({ id }) => chosen === null || id === chosen);
  const name = data?.club.name ?? known?.name;
  const title = name === undefined ? DEFAULT_TITLE : `${name} - ${DEFAULT_TITLE}`;
  return (
    <>
      <title>{`${title} | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <ClubAreaHeader />
      <PageHeading
        title={<Title data-room={name === undefined && !isError ? '' : undefined}>{title}</Title>}
        lead={`Manage your club's presence on ${config.brandName} UK`}
        size="compact"
      >
        {data !== undefined || !isError ? <StatCards stats={data?.stats} /> : undefined}
      </PageHeading>
      <Desk aria-label="Your club">
        <Stack data-gap="large">
          <ClubSwitch
            clubs={sessionQuery.data?.clubs ?? []}
            selected={data?.club.id ?? chosen}
            onSelect={(clubId) =>
              void navigate({ search: withChosenClub(tabQuery(readTab(search)), clubId) })
            }
          />
          {data !== undefined && <OwnWarning key={data.club.id} clubId={data.club.id} />}
          {data !== undefined && (
            <Tabs
              label="Dashboard sections"
              tabs={[
                {
                  id: 'reviews',
                  label: 'Reviews & Responses',
                  panel: (
                    <ReviewsTab
                      key={data.club.id}
                      club={data.club}
                      awaiting={data.awaitingModeration}
                      unanswered={Math.max(0, data.stats.totalReviews - data.stats.responsesSent)}
                    />
                  ),
                },
                {
                  id: 'questions',
                  label: questionsLabel(questions),
                  panel: <QuestionsTab key={data.club.id} clubId={data.club.id} />,
                },
                {
                  id: 'profile',
                  label: 'Club Profile',
                  panel: <ProfileTab key={data.club.id} club={data.club} />,
                },
                {
                  id: 'sessions',
                  label: 'Sessions',
                  panel: <SessionsTab key={data.club.id} club={data.club} />,
                },
                {
                  id: 'figures',
                  label: 'Figures',
                  panel: <FiguresTab key={data.club.id} clubId={data.club.id} />,
                },
              ]}
              selected={readTab(search)}
              onSelect={(tab) => void navigate({ search: withChosenClub(tabQuery(tab), chosen) })}
            />
          )}
          {data === undefined && (
            <NotLoaded call={query} failed="Your club didn’t load" loading="Loading your club" />
          )}
          {data === undefined && isError && chosen !== null && (
            <p>
              <TextLink to="/club-admin">Go to your first club</TextLink>
            </p>
          )}
          {data !== undefined && (
            <Panel title="Want more reviews?">
              <TextLink to={`${ASK_PATH}${withChosenClub('', chosen)}`}>Ask your families</TextLink> with a
              link, a QR code or a poster to print.
            </Panel>
          )}
          {/* Before, it would jump out of view. */}
          {(data !== undefined || isError) && (
            <Panel tone="note" title="Need Technical Support?">
              Write to <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a> and we’ll help you
              within {getOperator(config).replyTimeTechnical}.
            </Panel>
          )}
        </Stack>
      </Desk>
    </>
  );
}
