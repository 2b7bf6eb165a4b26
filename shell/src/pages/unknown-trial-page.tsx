import { ButtonAnchor, ButtonLink, Cluster, PageHeading, Section } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { ShellHead } from './shell-head';

/** What may be shown from a URL: anyone can write one. */
const NAME = /^[\w.+-]{1,64}$/;

const TITLE = 'This version can’t be tried';

/** Shown to testers whose link names no version, or one that isn't in the registry. */
export default function UnknownTrialPage() {
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const [remote, version] = ['remote', 'version'].map((name) => parameters.get(name) ?? '');
  const isComplete = NAME.test(remote!) && NAME.test(version!);
  return (
    <>
      <ShellHead title={TITLE} />
      <PageHeading
        title={TITLE}
        lead={
          isComplete
            ? `No version ${version} of ${remote} is live, on trial or the one before.`
            : 'A link to a version has to name the part of the site and the version, and this one doesn’t.'
        }
      >
        <Cluster>
          <ButtonLink to="/" size="large">
            Go to the home page
          </ButtonLink>
          {isComplete && (
            // The server handles it, not the router.
            <ButtonAnchor href={`/releases/try${search}`} variant="secondary" size="large">
              Try the link again
            </ButtonAnchor>
          )}
        </Cluster>
      </PageHeading>
      <Section>
        {isComplete ? (
          <p>
            A link stops working once its version has been replaced or its trial is over. Ask the person who
            sent it to you for a new one.
          </p>
        ) : (
          <p>
            It ends like <code>/releases/try?remote=mfe_public&amp;version=1.0.0</code>. The end may have been
            cut off in a message.
          </p>
        )}
      </Section>
    </>
  );
}
