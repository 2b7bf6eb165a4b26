import { ButtonLink, Cluster, PageHeading, Section, Stack } from '@club-reviews/shared-ui';

/** In place of a club's page when there is none: says why, and where the clubs are. */
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
