import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { MySavedSearch } from '../../features/saved-search/my-saved-search';
import { PageHead } from '../../head/page-head';
import { description } from './description';

/** Where the link in the email leads; only the browser reads its token. */
export default function ConfirmSavedSearchPage() {
  const token = useSecretToken();
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Your Saved Search"
        lead="We’ll email you when a club has places, once you’ve confirmed it here."
      />
      <Section aria-label="Your saved search">
        <MySavedSearch key={token} token={token} action="confirm" />
      </Section>
    </>
  );
}
