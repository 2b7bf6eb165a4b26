import { PageHeading, Section } from '@club-reviews/shared-ui';
import { ShellHead } from './shell-head';

/** Developer placeholder: a page with nothing but the site's frame around it. */
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
