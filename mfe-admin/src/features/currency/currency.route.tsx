import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useSettings } from '../settings/api/settings-api';
import { CurrencyPage } from './currency.page';

function LoadedCurrency() {
  const query = useSettings();
  return (
    <QueryState query={query} skeleton={<Skeleton shape="block" height="40rem" />}>
      {(settings) => <CurrencyPage settings={settings} />}
    </QueryState>
  );
}

export function Component() {
  return (
    <RequirePermission permission="admin.settings.read">
      <LoadedCurrency />
    </RequirePermission>
  );
}
