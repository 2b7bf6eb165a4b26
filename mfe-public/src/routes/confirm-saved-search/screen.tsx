import { SecretPage } from '../../components/secret-page';
import { MySavedSearch } from '../../features/saved-search/my-saved-search';
import { description } from './description';

/** Where the link in the email leads; only the browser reads its token. */
export default function ConfirmSavedSearchPage() {
  return (
    <SecretPage
      description={description}
      title="Your Saved Search"
      lead="We’ll email you when a club has places, once you’ve confirmed it here."
      label="Your saved search"
      content={(token) => <MySavedSearch token={token} action="confirm" />}
    />
  );
}
