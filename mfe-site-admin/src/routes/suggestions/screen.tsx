import { AdminPage } from '../../components/admin-page';
import { SuggestionList } from '../../features/suggestions/suggestion-list';

/** What visitors suggest for the directory. */
export default function SuggestionsPage() {
  return (
    <AdminPage title="Suggestions">
      <SuggestionList />
    </AdminPage>
  );
}
