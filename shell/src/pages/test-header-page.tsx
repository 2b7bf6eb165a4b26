import { PageHeading, Section } from '@club-reviews/shared-ui';
import { ShellHead } from './shell-head';

/** Developer page with nothing on it but the site's header and footer. */
export default function TestHeaderPage() {
  return (
    <>
      <ShellHead title="Header test" />
      <PageHeading title="Header test" lead="A placeholder for looking at the header and the footer." />
      <Section>
        <p>Nothing else is here.</p>
      </Section>
    </>
  );
}
