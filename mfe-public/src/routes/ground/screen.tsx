import { NotLoaded, PageHeading, Section } from '@club-reviews/shared-ui';
import { useParams } from '@club-reviews/shared-ui/platform';
import { useGetGroundQuery } from '../../api/public-api';
import { ClubMissing } from '../../features/clubs/club-missing';
import { GroundView } from '../../features/grounds/ground-view';
import { PageHead } from '../../head/page-head';
import { isGroundNumber } from '../../lib/ground-address';
import { description } from './description';

export { description };

/** One ground and its clubs: /grounds/{number}. */
export default function Ground() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHead description={description} />
      {isGroundNumber(id) ? <GroundByNumber key={id} id={Number(id)} /> : <Missing />}
    </>
  );
}

function Missing() {
  return <ClubMissing title="Ground Not Found" text="There’s no ground at this address." />;
}

function GroundByNumber({ id }: { id: number }) {
  const query = useGetGroundQuery({ id });
  if (query.data === null) return <Missing />;
  if (query.data !== undefined) return <GroundView ground={query.data} />;
  return (
    <>
      <PageHeading title="Ground" />
      <Section>
        <NotLoaded call={query} failed="Unable to load the ground" loading="Loading the ground" />
      </Section>
    </>
  );
}
