import { NotLoaded, Section, Skeleton, Stack, TextLink, PageHeading } from '@club-reviews/shared-ui';
import { useGetClubReviewHandlingQuery } from '../../api/public-api';
import type { ClubDetail } from '../../api/types';
import { clubPath } from '../../lib/club-address';
import { ShownHandling } from './handling-figures';

/** How one club's reviews and the reports about them were handled. */
export function ClubHandling({ club, idOrSlug }: { club: ClubDetail; idOrSlug: string }) {
  const query = useGetClubReviewHandlingQuery({ idOrSlug });
  const { data: handling } = query;
  return (
    <>
      <PageHeading title="How Reviews Were Handled" lead={club.name} />
      <Section aria-label="Figures">
        <Stack>
          <p>
            <TextLink to={clubPath(club.slug)}>{`Back to ${club.name}`}</TextLink>
          </p>
          {handling === undefined ? (
            <NotLoaded call={query} failed="Unable to load the figures" loading="Loading the figures">
              <Skeleton shape="block" />
            </NotLoaded>
          ) : (
            <ShownHandling caption={`What happened to reviews of ${club.name}`} handling={handling} />
          )}
          {handling?.byStars === null && (
            <p>
              With fewer than five confirmed reviews we don’t show them by stars: people at the club could
              tell whose they were.
            </p>
          )}
          <p>
            <TextLink to="/how-reviews-work#by-stars">The same figures for the whole site</TextLink>
          </p>
        </Stack>
      </Section>
    </>
  );
}
