import type { Address } from '@solar/contracts/account/profile-http';
import { Badge } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { useRemoveAddress } from '../../../api/account-api';
import { PostalAddress } from '../../../components/postal-address';

/** One address with what it is used for. */
export function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { t } = useTranslation('account');
  const remove = useRemoveAddress(t('addresses.removed'));
  return (
    <Card>
      <Stack gap="4">
        <CardHeader title={address.label ?? address.city} />
        {(address.defaultShipping || address.defaultBilling) && (
          <Inline gap="2" wrap>
            {address.defaultShipping && <Badge tone="info">{t('addresses.shipping')}</Badge>}
            {address.defaultBilling && <Badge tone="info">{t('addresses.billing')}</Badge>}
          </Inline>
        )}
        <PostalAddress address={address} />
        <Inline gap="2" wrap>
          <Button size="sm" variant="secondary" onClick={onEdit}>
            {t('common.edit')}
          </Button>
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="ghost">
                {t('common.remove')}
              </Button>
            }
            tone="danger"
            title={t('addresses.removeTitle')}
            description={t('addresses.removeText')}
            confirmLabel={t('common.remove')}
            onConfirm={() => remove.mutateAsync(address.id)}
          />
        </Inline>
      </Stack>
    </Card>
  );
}
