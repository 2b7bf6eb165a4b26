import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { MySavedSearch } from '../../features/saved-search/my-saved-search';
import { PageHead } from '../../head/page-head';
import { description } from './description';

/** Where the link in the email leads; only the browser reads its token. */
export default function EndSavedSearchPage() {
  const token = useSecretToken();
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Your Saved Search"
        lead="End its emails here. We’ll delete the search and your email address."
      />
      <Section aria-label="Your saved search">
        <MySavedSearch key={token} token={token} action="end" />
      </Section>
    </>
  );
}
