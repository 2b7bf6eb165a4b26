import { Card, ButtonLink, Container, FocusArea, PageHeading, Section } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Narrow = styled(Container)`
  & > * {
    max-width: 30rem;
  }
`;

interface LinkPageProps {
  title: string;
  lead: string;
  /** Names what is shown, so that the focus moves to new content. */
  shown: string;
  /** Why the link can't be used; null if it can. */
  refusal: string | null;
  children: ReactNode;
}

/** Where a link emailed to staff leads. */
export function LinkPage({ title, lead, shown, refusal, children }: LinkPageProps) {
  const { config } = useRemoteContext();
  return (
    <>
      <title>{`${title} | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageHeading title={title} lead={lead} size="compact" />
      <Section>
        <Narrow>
          <FocusArea shown={refusal === null ? shown : 'refused'}>
            {refusal === null ? (
              children
            ) : (
              <Card>
                <h2>This link doesn’t work</h2>
                <p>{refusal}</p>
                <ButtonLink to="/admin">Go to the login</ButtonLink>
              </Card>
            )}
          </FocusArea>
        </Narrow>
      </Section>
    </>
  );
}
