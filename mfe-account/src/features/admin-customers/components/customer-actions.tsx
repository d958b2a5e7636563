import type { Customer } from '@solar/contracts/account/people-http';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Inline } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { useToggleCustomer } from '../../../api/people-api';

/** Approve or take the approval back, switch off or on. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const { t } = useTranslation('account');
  const mayApprove = useCan('account.customers.approve');
  const mayWrite = useCan('account.customers.write');
  const toggle = useToggleCustomer(t('admin.saved'));
  const { id, status } = customer;
  return (
    <Inline gap="3" wrap>
      {mayApprove && status === 'pending' && (
        <Button
          variant="primary"
          loading={toggle.isPending}
          onClick={() => toggle.mutate({ id, what: 'approval', on: true })}
        >
          {t('admin.customers.approve')}
        </Button>
      )}
      {mayApprove && status === 'approved' && (
        <ConfirmDialog
          trigger={<Button variant="secondary">{t('admin.customers.unapprove')}</Button>}
          title={t('admin.customers.unapprove')}
          description={t('admin.customers.unapproveText')}
          confirmLabel={t('admin.customers.unapprove')}
          onConfirm={() => toggle.mutateAsync({ id, what: 'approval', on: false })}
        />
      )}
      {mayWrite && status !== 'inactive' && (
        <ConfirmDialog
          trigger={<Button variant="ghost">{t('admin.deactivate')}</Button>}
          tone="danger"
          title={t('admin.deactivate')}
          description={t('admin.deactivateText')}
          confirmLabel={t('admin.deactivate')}
          onConfirm={() => toggle.mutateAsync({ id, what: 'activation', on: false })}
        />
      )}
      {mayWrite && status === 'inactive' && (
        <Button
          variant="primary"
          loading={toggle.isPending}
          onClick={() => toggle.mutate({ id, what: 'activation', on: true })}
        >
          {t('admin.activate')}
        </Button>
      )}
    </Inline>
  );
}
