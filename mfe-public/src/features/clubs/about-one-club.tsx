import { NotLoaded, PageHeading, Section } from '@club-reviews/shared-ui';
import { useParams } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import type { GetClubApiArg } from '../../api/generated';
import { useGetClubQuery } from '../../api/public-api';
import type { ClubDetail } from '../../api/types';
import { PageHead } from '../../head/page-head';
import type { DescribePage } from '../../head/page-request';
import { isClubIdentifier } from '../../lib/club-address';
import { ClubMissing } from './club-missing';

interface AboutOneClubProps {
  description: DescribePage;
  /** The heading until the club is there. */
  title: string;
  /** What's requested of the club, by what the address calls it. */
  toArgument: (idOrSlug: string) => GetClubApiArg;
  children: (club: ClubDetail, idOrSlug: string) => ReactNode;
}

/** A page below one club's: /clubs/{id or slug}/…. */
export function AboutOneClub({ description, ...about }: AboutOneClubProps) {
  const { idOrSlug = '' } = useParams();
  return (
    <>
      <PageHead description={description} />
      {isClubIdentifier(idOrSlug) ? <Known key={idOrSlug} idOrSlug={idOrSlug} {...about} /> : <Missing />}
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

function Known({
  idOrSlug,
  title,
  toArgument,
  children,
}: Omit<AboutOneClubProps, 'description'> & { idOrSlug: string }) {
  const query = useGetClubQuery(toArgument(idOrSlug));
  if (query.data === null) return <Missing />;
  if (query.data !== undefined) return children(query.data, idOrSlug);
  return (
    <>
      <PageHeading title={title} />
      <Section>
        <NotLoaded call={query} failed="Unable to load the club" />
      </Section>
    </>
  );
}
