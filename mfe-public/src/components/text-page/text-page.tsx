import { Container, PageHeading, SoftText, ukDate } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ContentsList } from './contents-list';
import type { PagePart } from './contents-list';
import { Prose } from './prose';
import { useAddressedPart } from './use-addressed-part';

/** A part of a long page with its own heading. */
export interface TextSection extends PagePart {
  content: ReactNode;
}

interface TextPageProps {
  title: string;
  lead: ReactNode;
  /** When the text last changed, "2026-11-21". */
  updated?: string;
  /** Shown before the first heading. */
  intro?: ReactNode;
  sections: readonly TextSection[];
}

const Columns = styled(Container)`
  display: grid;
  gap: var(--space-6);
  padding-block: clamp(2rem, 1.4rem + 2.6vw, 4rem);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr);
    gap: var(--space-7);
    align-items: start;
  }
`;

/** A page to read: a heading, a contents list, and sections of text. What's only for the screen isn't printed. */
export function TextPage({ title, lead, updated, intro, sections }: TextPageProps) {
  useAddressedPart();
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <Columns>
        <ContentsList parts={sections} />
        <Prose>
          {updated !== undefined && (
            <SoftText>
              Last updated <time dateTime={updated}>{ukDate(updated)}</time>
            </SoftText>
          )}
          {intro}
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} tabIndex={-1}>
                {section.title}
              </h2>
              {section.content}
            </section>
          ))}
        </Prose>
      </Columns>
    </>
  );
}
