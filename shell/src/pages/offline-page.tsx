import { PageHeading, Section } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { KEPT_PAGES_ID } from '../offline/offline-names';
import { ShellHead } from './shell-head';

/** The worker inserts markup without classes. */
const KeptPages = styled.div`
  & ul {
    display: grid;
    gap: var(--space-1);
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-block;
    padding-block: var(--space-3);
    color: var(--color-link);
    font-weight: 640;
    overflow-wrap: anywhere;
  }
`;

/**
 * What the worker shows instead of a page that isn't kept, while offline. It fills the list with the pages that are
 * kept; the page runs no scripts then.
 */
export default function OfflinePage() {
  return (
    <>
      <ShellHead title="You’re offline" />
      <PageHeading
        title="You’re offline"
        lead="We can’t show this page without a connection. Please try again once you’re back online."
      />
      <Section title="Pages kept on this device">
        <KeptPages id={KEPT_PAGES_ID}>
          <p>
            None yet. The clubs that you look at on this device are kept here, so that you can read them again
            without a connection.
          </p>
        </KeptPages>
      </Section>
    </>
  );
}
