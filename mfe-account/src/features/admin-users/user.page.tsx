import type { User } from '@solar/contracts/account/people-http';
import { ROLES } from '@solar/contracts/common/permissions';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { Switch } from '@solar/ui/switch/switch';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useCustomRoles, useSetCustomRole } from '../../api/custom-roles-api';
import { useRemoveSecondFactor, useSetRole, useToggleUser, useUser } from '../../api/people-api';
import { AccountPage } from '../../components/account-page';
import { ListSkeleton } from '../../components/list-skeleton';
import { urls } from '../../urls';
import { PermissionTable } from './components/permission-table';

/** One user: role, access and single permissions. */
export function UserRoute() {
  const { id = '' } = useParams();
  const query = useUser(id);
  return (
    <QueryState query={query} skeleton={<ListSkeleton height="9rem" />}>
      {(user) => <UserPage user={user} />}
    </QueryState>
  );
}

function UserPage({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <AccountPage
      title={name}
      breadcrumbs={[{ label: t('admin.users.title'), href: urls.adminUsers }, { label: name }]}
      meta={
        <>
          <Status tone={user.active ? 'success' : 'neutral'}>
            {t(user.active ? 'admin.active' : 'admin.inactive')}
          </Status>
          <span>{user.email}</span>
        </>
      }
    >
      <AccessCard user={user} />
      <Card>
        <CardHeader
          title={t('admin.users.permissions')}
          description={t('admin.users.permissionsText')}
        />
        <PermissionTable user={user} />
      </Card>
      <RemoteSlot
        remote="admin"
        name="history"
        props={{ type: 'user', id: user.id, stand: JSON.stringify(user) }}
      />
    </AccountPage>
  );
}

function AccessCard({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const mayWrite = useCan('account.users.write');
  const setRole = useSetRole(user.id, t('admin.saved'));
  const setCustomRole = useSetCustomRole(user.id, t('admin.saved'));
  const customRoles = useCustomRoles();
  const isCustom = (role: string) => customRoles.data?.items.some(({ id }) => id === role);
  const toggle = useToggleUser(t('admin.saved'));
  return (
    <Card>
      <CardHeader title={t('admin.users.access')} />
      <Stack gap="5">
        <Field label={t('admin.fields.role')} hint={t('admin.users.roleHint')}>
          <Select
            options={[
              ...ROLES.map((role) => ({ value: role as string, label: t(`roles.${role}`) })),
              ...(customRoles.data?.items ?? []).map(({ id, name }) => ({
                value: id,
                label: name,
              })),
            ]}
            value={user.customRole?.id ?? user.role}
            onValueChange={(role) =>
              isCustom(role) ? setCustomRole.mutate(role) : setRole.mutate(role)
            }
            disabled={!mayWrite || setRole.isPending || setCustomRole.isPending}
          />
        </Field>
        <Switch
          label={t('admin.active')}
          description={t('admin.users.activeText')}
          checked={user.active}
          disabled={!mayWrite || toggle.isPending}
          onCheckedChange={(on) => toggle.mutate({ id: user.id, what: 'activation', on })}
        />
        <Switch
          label={t('admin.approved')}
          description={t('admin.users.approvedText')}
          checked={user.approved}
          disabled={!mayWrite || toggle.isPending}
          onCheckedChange={(on) => toggle.mutate({ id: user.id, what: 'approval', on })}
        />
        {user.secondFactor && mayWrite && <RemoveSecondFactor user={user} />}
      </Stack>
    </Card>
  );
}

/** For somebody who lost the authenticator app and the recovery codes. */
function RemoveSecondFactor({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const remove = useRemoveSecondFactor(t('admin.saved'));
  return (
    <div>
      <ConfirmDialog
        trigger={<Button variant="secondary">{t('admin.users.removeSecondFactor')}</Button>}
        title={t('admin.users.removeSecondFactor')}
        description={t('admin.users.removeSecondFactorText')}
        confirmLabel={t('common.remove')}
        onConfirm={() => remove.mutateAsync(user.id)}
      />
    </div>
  );
}
