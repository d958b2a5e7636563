import type { CustomRole } from '@solar/contracts/account/custom-roles-http';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useCustomRoles, useRemoveCustomRole } from '../../api/custom-roles-api';
import { AccountPage } from '../../components/account-page';
import { ListSkeleton } from '../../components/list-skeleton';
import { urls } from '../../urls';
import { RoleForm } from './components/role-form';

const NEW = 'new';

/** A role of the shop's own, or a new one. */
export function RoleRoute() {
  const { t } = useTranslation('account');
  const { id = NEW } = useParams();
  const query = useCustomRoles();
  if (id === NEW) return <RolePage custom={null} />;
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton height="9rem" />}
      isEmpty={({ items }) => items.every((role) => role.id !== id)}
      empty={<EmptyState title={t('admin.roles.gone')} />}
    >
      {({ items }) => {
        const role = items.find((one) => one.id === id);
        return role && <RolePage key={role.id} custom={role} />;
      }}
    </QueryState>
  );
}

function RolePage({ custom: role }: { custom: CustomRole | null }) {
  const { t } = useTranslation('account');
  const mayWrite = useCan('account.users.write');
  const title = role?.name ?? t('admin.roles.add');
  return (
    <AccountPage
      title={title}
      breadcrumbs={[{ label: t('admin.roles.title'), href: urls.adminRoles }, { label: title }]}
      meta={role && <span>{t('admin.roles.peopleCount', { count: role.userCount })}</span>}
      actions={role && mayWrite && <RemoveRole role={role} />}
    >
      <RoleForm role={role} />
      {role && (
        <RemoteSlot
          remote="admin"
          name="history"
          props={{ type: 'role', id: role.id, stand: role.version }}
        />
      )}
    </AccountPage>
  );
}

function RemoveRole({ role }: { role: CustomRole }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const remove = useRemoveCustomRole(t('admin.roles.removed'));
  if (role.userCount > 0) return null;
  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">{t('common.remove')}</Button>}
      tone="danger"
      title={t('admin.roles.removeTitle', { name: role.name })}
      description={t('admin.roles.removeText')}
      confirmLabel={t('common.remove')}
      error={remove.error ? errorText(remove.error) : undefined}
      onConfirm={async () => {
        await remove.mutateAsync(role.id);
        await navigate(urls.adminRoles);
      }}
    />
  );
}
