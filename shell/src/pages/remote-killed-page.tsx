import { ButtonAnchor, ButtonLink, Cluster, PageHeading, Section } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { findRemote } from '../remotes/find-remote';
import { useRemoteHost } from '../remotes/remote-host-context';

/** Shown instead of an area that has been switched off. The rest of the site keeps working. */
export default function RemoteKilledPage() {
  const { registry, context } = useRemoteHost();
  const { brandName, supportEmail } = context.config;
  const { pathname, search } = useLocation();
  return (
    <>
      {/* The status tells robots to come back, so there's no noindex here. */}
      <title>{`Not available right now | ${brandName}`}</title>
      <PageHeading
        title="This part of the site isn’t available right now"
        lead="We’ve switched it off to put something right. Nothing you’ve already sent is lost. Please come back in a while."
      >
        <Cluster>
          {/* The server is the first to know when it's back. */}
          <ButtonAnchor href={pathname + search} size="large">
            Try again
          </ButtonAnchor>
          {findRemote(registry, '/')?.isKilled !== true && (
            <ButtonLink to="/" variant="secondary" size="large">
              Go to the home page
            </ButtonLink>
          )}
        </Cluster>
      </PageHeading>
      <Section>
        <p>
          Can’t wait? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
      </Section>
    </>
  );
}
