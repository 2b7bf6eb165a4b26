import { PageHeading, Section } from '@club-reviews/shared-ui';

/** Developer placeholder: a page with nothing but the site's frame around it. */
export default function TestHeaderPage() {
  return (
    <>
      <PageHeading title="Header test" lead="A placeholder for looking at the header and the footer." />
      <Section>
        <p>Nothing else is here.</p>
      </Section>
    </>
  );
}
