import { ButtonLink, Cluster, PageHeading, Section, Stack } from '@club-reviews/shared-ui';
import { matchPath, useLocation } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { INFO_PAGES } from '../pages/info-pages';

const Text = styled.p`
  max-width: var(--measure);
  font-size: var(--text-l);
`;

/** A page of a heading, a few sentences and ways onwards. */
export default function Info() {
  const { pathname } = useLocation();
  const page = INFO_PAGES.find(({ path }) => matchPath(path, pathname) !== null);
  if (page === undefined) return null;
  return (
    <>
      <PageHeading title={page.title} />
      <Section>
        <Stack data-gap="large">
          <Stack>
            {page.paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
          <Cluster>
            {page.links.map(({ to, label }, index) => (
              <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </Cluster>
        </Stack>
      </Section>
    </>
  );
}
