import { session } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDisableSecondFactor, useRenewRecoveryCodes } from '../../../api/second-factor-api';
import { ReauthenticationDialog } from '../../../components/reauthentication-dialog';
import { RecoveryCodes } from '../../../components/recovery-codes';

/** New recovery codes in place of the old ones. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useRenewRecoveryCodes();
  if (codes) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('twoStep.codes.heading')}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t('twoStep.codes.done')}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  }
  return (
    <ReauthenticationDialog
      title={t('twoStep.codes.renew')}
      text={t('twoStep.codes.renewText')}
      action={t('twoStep.codes.renew')}
      withCode
      onConfirm={async (proof) => setCodes((await renew.mutateAsync(proof)).recoveryCodes)}
      onClose={onClose}
    />
  );
}

/** Goes back to signing in with the password alone. */
export function DisableDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const disable = useDisableSecondFactor(t('twoStep.disable.done'));
  return (
    <ReauthenticationDialog
      title={t('twoStep.disable.title')}
      text={t('twoStep.disable.text')}
      action={t('twoStep.disable.submit')}
      danger
      withCode
      onConfirm={async (proof) => {
        await disable.mutateAsync(proof);
        await session.refresh();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
