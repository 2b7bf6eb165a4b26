import { ButtonLink, Cluster, PageHeading, Section, Stack } from '@club-reviews/shared-ui';

/** Shown instead of a club's page if there's no such club: says why, and where to find the clubs. */
export function ClubMissing({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeading title={title} />
      <Section>
        <Stack>
          <p>{text}</p>
          <Cluster>
            <ButtonLink to="/browse-clubs">Browse Clubs</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              Search by postcode
            </ButtonLink>
          </Cluster>
        </Stack>
      </Section>
    </>
  );
}
