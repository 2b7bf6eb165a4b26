import { NotLoaded, Stack } from '@club-reviews/shared-ui';
import { useGetOperatorSettingsQuery } from '../../api/site-admin-api';
import { SettingChanges } from './setting-changes';
import { SettingsForm } from './settings-form';

/** What owners can change about the site, and who changed it last. */
export function Settings() {
  const query = useGetOperatorSettingsQuery();
  const { data } = query;
  if (data !== undefined)
    return (
      <Stack>
        <SettingsForm settings={data.settings} />
        <SettingChanges changes={data.changes} />
      </Stack>
    );
  return <NotLoaded call={query} failed="The settings didn’t load" loading="Loading the settings" />;
}
