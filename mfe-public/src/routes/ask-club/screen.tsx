import { ErrorPanel, PageHeading, Section, Skeleton, Stack } from '@club-reviews/shared-ui';
import { useParams } from '@club-reviews/shared-ui/platform';
import { useGetClubQuery } from '../../api/public-api';
import { clubPageArgument } from '../../api/reading-calls';
import { ClubMissing } from '../../features/clubs/club-missing';
import { AskClub } from '../../features/enquiry/ask-club';
import { PageHead } from '../../head/page-head';
import { isClubIdentifier } from '../../lib/club-address';
import { description } from './description';

export { description };

/** Where a parent asks a club about a place: /clubs/{id or slug}/ask. */
export default function AskClubPage() {
  const { idOrSlug = '' } = useParams();
  return (
    <>
      <PageHead description={description} />
      {isClubIdentifier(idOrSlug) ? <AskByIdentifier key={idOrSlug} idOrSlug={idOrSlug} /> : <Missing />}
    </>
  );
}

function Missing() {
  return (
    <ClubMissing
      title="Club Not Found"
      text="There’s no club at this address. It may have moved or been removed."
    />
  );
}

function AskByIdentifier({ idOrSlug }: { idOrSlug: string }) {
  const { data: club, isError, refetch } = useGetClubQuery(clubPageArgument(idOrSlug));
  if (club === null) return <Missing />;
  if (club !== undefined) return <AskClub club={club} />;
  return (
    <>
      <PageHeading title="Ask About a Place" />
      <Section>
        {isError ? (
          <ErrorPanel title="Unable to load the club" text="Please try again." onRetry={refetch} />
        ) : (
          <Stack aria-busy="true">
            <Skeleton shape="text" width="half" />
            <Skeleton shape="block" />
          </Stack>
        )}
      </Section>
    </>
  );
}
