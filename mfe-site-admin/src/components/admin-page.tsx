import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { PageHeading, Section } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SecondFactorGate } from '../features/session/second-factor-gate';
import { AdminHeader } from './admin-header';
import { AdminNav } from './admin-nav';
import { PageFor } from './page-for';

interface AdminPageProps {
  /** What kind of page it is. */
  name: string;
  title: ReactNode;
  /** The least role that it's for. */
  role: StaffRole;
  /** Extra content for the heading. */
  heading?: ReactNode;
  children: ReactNode;
}

/* People work here, so their tasks come as high up as possible. */
const Work = styled(Section)`
  padding-block-start: var(--space-4);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (min-width: 64rem) {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: var(--space-6);
    align-items: start;
  }

  & > nav {
    height: 100%;
  }
  /* Headings of parts stay below the page's own. */
  & > section :where(h2) {
    font-size: var(--text-xl);
  }
`;

/** A page of the site administration, with the area's own header and links to all other pages. */
export function AdminPage({ name, title, role, heading, children }: AdminPageProps) {
  return (
    <>
      <AdminHeader />
      <PageHeading title={title} size="compact">
        {heading}
      </PageHeading>
      <Work>
        <Columns>
          <AdminNav />
          <section aria-label={name}>
            <SecondFactorGate>
              <PageFor role={role}>{children}</PageFor>
            </SecondFactorGate>
          </section>
        </Columns>
      </Work>
    </>
  );
}
