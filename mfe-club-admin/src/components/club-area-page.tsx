import { FocusArea, PageHeading, Section } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/* A form's width for the first child; whatever goes with it sits beside it if there's room. */
const Columns = styled(FocusArea)`
  display: grid;
  grid-template-columns: minmax(0, 30rem);
  gap: var(--space-6) var(--space-8);

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 30rem) minmax(0, 26rem);
    align-items: start;
  }
`;

interface ClubAreaPageProps {
  title: string;
  lead: string;
  /** Names what the page shows now; the focus moves when it changes. */
  shown: string;
  children: ReactNode;
}

/** The frame of the club area's forms: heading, title, and no entry in search engines. */
export function ClubAreaPage({ title, lead, shown, children }: ClubAreaPageProps) {
  const { config } = useRemoteContext();
  return (
    <>
      <title>{`${title} | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={title} lead={lead} size="compact" />
      <Section>
        <Columns shown={shown}>{children}</Columns>
      </Section>
    </>
  );
}
