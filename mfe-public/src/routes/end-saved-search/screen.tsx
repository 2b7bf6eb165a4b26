import { SecretPage } from '../../components/secret-page';
import { MySavedSearch } from '../../features/saved-search/my-saved-search';
import { description } from './description';

/** Where the link in the email leads; only the browser reads its token. */
export default function EndSavedSearchPage() {
  return (
    <SecretPage
      description={description}
      title="Your Saved Search"
      lead="End its emails here. We’ll delete the search and your email address."
      label="Your saved search"
      content={(token) => <MySavedSearch token={token} action="end" />}
    />
  );
}
