import { Card, ButtonLink, Container, FocusArea, PageHeading, Section } from '@club-reviews/shared-ui';
import { useRemoteContext, useSecretToken } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Narrow = styled(Container)`
  & > * {
    max-width: 30rem;
  }
`;

/** What the contents of such a page need. */
export interface LinkProps {
  token: string;
  /** Called with the server's words if the link is unknown, too old or already used. */
  onRefused: (reason: string) => void;
}

interface LinkPageProps {
  title: string;
  lead: string;
  /** Names what is shown, so that the focus moves to new content. */
  shown: string;
  children: (link: LinkProps) => ReactNode;
}

/** Where a link emailed to staff leads. */
export function LinkPage({ title, lead, shown, children }: LinkPageProps) {
  const { config } = useRemoteContext();
  const token = useSecretToken();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isUsable = token !== null && refusal === null;
  return (
    <>
      <title>{`${title} | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageHeading title={title} lead={lead} size="compact" />
      <Section>
        <Narrow>
          <FocusArea shown={isUsable ? shown : 'refused'}>
            {isUsable ? (
              children({ token, onRefused: setRefusal })
            ) : (
              <Card>
                <h2>This link doesn’t work</h2>
                <p>{refusal ?? 'Part of it is missing. Please open it from the email again.'}</p>
                <ButtonLink to="/admin">Go to the login</ButtonLink>
              </Card>
            )}
          </FocusArea>
        </Narrow>
      </Section>
    </>
  );
}
