import { FocusArea, PageHeading, Section } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Narrow = styled(FocusArea)`
  max-width: 30rem;
`;

interface NarrowPageProps {
  title: string;
  lead: string;
  /** Says what the page shows now; the focus follows when it changes. */
  shown: string;
  children: ReactNode;
}

/** A page of one narrow column, kept out of search engines, as all of the club area is. */
export function NarrowPage({ title, lead, shown, children }: NarrowPageProps) {
  const { config } = useRemoteContext();
  return (
    <>
      <title>{`${title} | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={title} lead={lead} />
      <Section>
        <Narrow shown={shown}>{children}</Narrow>
      </Section>
    </>
  );
}
