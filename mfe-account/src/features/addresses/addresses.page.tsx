import { ACCOUNT_LIMITS, type Address } from '@solar/contracts/account/profile-http';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Grid } from '@solar/ui/layout/layout';
import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddresses } from '../../api/account-api';
import { AccountPage } from '../../components/account-page';
import { ListSkeleton } from '../../components/list-skeleton';
import { AddressCard } from './components/address-card';
import { AddressDialog } from './components/address-dialog';

/** The address book. */
export function AddressesPage() {
  const { t } = useTranslation('account');
  const query = useAddresses();
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const full = (query.data?.items.length ?? 0) >= ACCOUNT_LIMITS.addresses;
  const addButton = (
    <Button
      variant="primary"
      startIcon={<Plus aria-hidden />}
      disabled={full}
      onClick={() => setEdited('new')}
    >
      {t('addresses.add')}
    </Button>
  );
  return (
    <AccountPage title={t('addresses.title')} description={t('addresses.text')} actions={addButton}>
      <QueryState
        query={query}
        skeleton={<ListSkeleton height="10rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={<MapPin />}
            title={t('addresses.empty.title')}
            description={t('addresses.empty.text')}
            action={addButton}
          />
        }
      >
        {({ items }) => (
          <Grid min="md" gap="4">
            {items.map((address) => (
              <AddressCard key={address.id} address={address} onEdit={() => setEdited(address)} />
            ))}
          </Grid>
        )}
      </QueryState>
      {edited && (
        <AddressDialog address={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </AccountPage>
  );
}
