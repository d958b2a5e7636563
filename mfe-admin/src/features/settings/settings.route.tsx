import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useSettings } from './api/settings-api';
import { SettingsPage } from './settings.page';

function LoadedSettings() {
  const query = useSettings();
  return (
    <QueryState query={query} skeleton={<Skeleton shape="block" height="40rem" />}>
      {(settings) => <SettingsPage key={settings.version} settings={settings} />}
    </QueryState>
  );
}

export function Component() {
  return (
    <RequirePermission permission="admin.settings.read">
      <LoadedSettings />
    </RequirePermission>
  );
}
