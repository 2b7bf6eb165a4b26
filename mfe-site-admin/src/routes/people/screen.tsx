import { PageFor } from '../../components/page-for';
import { FindPerson } from '../../features/people/find-person';

/** What is stored about a person who asks. */
export default function PeoplePage() {
  return (
    <PageFor role="owner" what="Only owners answer data requests.">
      <FindPerson />
    </PageFor>
  );
}
