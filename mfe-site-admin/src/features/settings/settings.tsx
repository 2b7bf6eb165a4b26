import { ErrorPanel, Skeleton, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { useGetOperatorSettingsQuery } from '../../api/site-admin-api';
import { SettingChanges } from './setting-changes';
import { SettingsForm } from './settings-form';

/** What owners can change about the site, and who changed it last. */
export function Settings() {
  const { data, isError, error, refetch } = useGetOperatorSettingsQuery();
  if (data !== undefined)
    return (
      <Stack>
        <SettingsForm settings={data.settings} />
        <SettingChanges changes={data.changes} />
      </Stack>
    );
  return isError ? (
    <ErrorPanel
      title="The settings didn’t load"
      text={apiErrorMessage(error)}
      onRetry={() => void refetch()}
    />
  ) : (
    <Stack aria-busy="true">
      <VisuallyHidden role="status">Loading the settings</VisuallyHidden>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
