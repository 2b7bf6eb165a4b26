import { PageFor } from '../../components/page-for';
import { Settings } from '../../features/settings/settings';

/** What the site says about itself and who runs it. */
export default function SettingsPage() {
  return (
    <PageFor role="owner" what="Only owners change the settings.">
      <Settings />
    </PageFor>
  );
}
