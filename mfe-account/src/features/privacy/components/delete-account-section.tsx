import { DELETION_GRACE_DAYS } from '@solar/contracts/account/deletion-states';
import { notify } from '@solar/mfe-kit/notify/notify';
import { session, useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deleteAccount } from '../../../api/privacy-api';
import { FormAlert } from '../../../components/form-alert';
import { ReauthenticationDialog } from '../../../components/reauthentication-dialog';
import { urls } from '../../../urls';

const CONSEQUENCES = ['gone', 'orders', 'invoices', 'grace'] as const;

/** The end of the account, and what it means. One that leaves already says so above every screen. */
export function DeleteAccountSection({ withCode }: { withCode: boolean }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const leaving = useSession(({ user }) => user?.deletionDueAt !== undefined);
  const isStaff = useSession(({ user }) => user !== null && user.role !== 'user');
  const [asking, setAsking] = useState(false);
  return (
    <FormSection title={t('privacy.delete.title')} description={t('privacy.delete.text')}>
      {isStaff ? (
        <FormAlert tone="info">{t('privacy.delete.staff')}</FormAlert>
      ) : (
        <Stack gap="4">
          <ul>
            {CONSEQUENCES.map((key) => (
              <li key={key}>{t(`privacy.delete.${key}`, { days: DELETION_GRACE_DAYS })}</li>
            ))}
          </ul>
          {!leaving && (
            <div>
              <Button variant="danger" onClick={() => setAsking(true)}>
                {t('privacy.delete.open')}
              </Button>
            </div>
          )}
        </Stack>
      )}
      {asking && (
        <ReauthenticationDialog
          title={t('privacy.delete.question')}
          text={t('privacy.delete.confirm')}
          action={t('privacy.delete.open')}
          danger
          withCode={withCode}
          onConfirm={async (proof) => {
            await deleteAccount(proof);
            await navigate(urls.home);
            session.forget();
            notify.success(t('privacy.delete.done', { days: DELETION_GRACE_DAYS }));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </FormSection>
  );
}
