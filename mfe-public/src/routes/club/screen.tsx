import { ErrorPanel, PageHeading, Section } from '@club-reviews/shared-ui';
import { useLocation, useParams } from '@club-reviews/shared-ui/platform';
import { useGetClubQuery, useListClubReviewsQuery } from '../../api/public-api';
import { clubPageArgument } from '../../api/reading-calls';
import { ClubMissing } from '../../features/clubs/club-missing';
import { ClubSkeleton } from '../../features/clubs/club-skeleton';
import { useIosReload } from '../../features/clubs/use-ios-reload';
import { PageHead } from '../../head/page-head';
import { isClubIdentifier } from '../../lib/club-address';
import { clubReviewsArgument, readClubReviewsView } from '../../lib/club-reviews-view';
import { ClubPage } from './club-page';
import { description } from './description';

export { description };

/** One club: /clubs/{id or slug}. */
export default function Club() {
  const { idOrSlug = '' } = useParams();
  return (
    <>
      <PageHead description={description} />
      {isClubIdentifier(idOrSlug) ? (
        <ClubByIdentifier key={idOrSlug} idOrSlug={idOrSlug} />
      ) : (
        <InvalidAddress />
      )}
    </>
  );
}

function InvalidAddress() {
  useIosReload();
  return (
    <ClubMissing
      title="Invalid Club URL"
      text="This link doesn’t lead to a club. Part of it may be missing."
    />
  );
}

function ClubByIdentifier({ idOrSlug }: { idOrSlug: string }) {
  const { search } = useLocation();
  const { data: club, isError, refetch } = useGetClubQuery(clubPageArgument(idOrSlug));
  // Requested here as well, so that the reviews load in parallel with the club.
  useListClubReviewsQuery(clubReviewsArgument(idOrSlug, readClubReviewsView(search)));
  if (club === null) {
    return (
      <ClubMissing
        title="Club Not Found"
        text="There’s no club at this address. It may have moved or been removed."
      />
    );
  }
  if (club !== undefined) return <ClubPage club={club} idOrSlug={idOrSlug} />;
  if (!isError) return <ClubSkeleton />;
  return (
    <>
      <PageHeading title="Club" />
      <Section>
        <ErrorPanel title="Unable to load the club" text="Please try again." onRetry={refetch} />
      </Section>
    </>
  );
}
