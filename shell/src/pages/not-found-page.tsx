import { ButtonLink, Cluster, PageHeading, Section, TextLink } from '@club-reviews/shared-ui';
import { ShellHead } from './shell-head';

/** Shown for paths that neither the shell nor a remote serves. */
export default function NotFoundPage() {
  return (
    <>
      <ShellHead title="404 Page Not Found" />
      <PageHeading
        title="404 Page Not Found"
        lead="This one went over the bar: there’s nothing at this address. It may have moved, or there may be a typo in the link."
      >
        <Cluster>
          <ButtonLink to="/browse-clubs" size="large">
            Browse all clubs
          </ButtonLink>
          <ButtonLink to="/" variant="secondary" size="large">
            Go to the home page
          </ButtonLink>
        </Cluster>
      </PageHeading>
      <Section>
        <p>
          Looking for something else? Read <TextLink to="/all-reviews">all verified reviews</TextLink>, see
          the <TextLink to="/faq">frequently asked questions</TextLink> or{' '}
          <TextLink to="/contact">write to us</TextLink>.
        </p>
        <p>
          <small>Did you forget to add the page to the router?</small>
        </p>
      </Section>
    </>
  );
}
