import type { SecondFactor } from '@solar/contracts/account/second-factor-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useSecondFactor } from '../../../api/second-factor-api';
import { FormAlert } from '../../../components/form-alert';
import { ListSkeleton } from '../../../components/list-skeleton';
import { urls } from '../../../urls';
import { DisableDialog, RenewCodesDialog } from './two-step-dialogs';

/** Two-step sign-in: whether it is on, and what can be done about it. */
export function TwoStepSection() {
  const { t } = useTranslation('account');
  const query = useSecondFactor();
  return (
    <FormSection title={t('twoStep.title')} description={t('twoStep.text')}>
      <QueryState query={query} skeleton={<ListSkeleton rows={1} height="4rem" />}>
        {(factor) => (factor.enabledAt === null ? <Off /> : <On factor={factor} />)}
      </QueryState>
    </FormSection>
  );
}

function Off() {
  const { t } = useTranslation('account');
  return (
    <Stack gap="4">
      <Status tone="neutral">{t('twoStep.state.off')}</Status>
      <div>
        <Button asChild variant="primary">
          <RouterLink to={urls.twoStep}>{t('twoStep.setUp')}</RouterLink>
        </Button>
      </div>
    </Stack>
  );
}

function On({ factor: { enabledAt, required, recoveryCodesLeft } }: { factor: SecondFactor }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const [dialog, setDialog] = useState<'codes' | 'disable' | null>(null);
  const close = () => setDialog(null);
  return (
    <Stack gap="4">
      <Status tone="success">
        {t('twoStep.state.on', { date: format.date(enabledAt ?? '') })}
      </Status>
      {recoveryCodesLeft < 4 ? (
        <FormAlert tone="info">{t('twoStep.codes.few', { count: recoveryCodesLeft })}</FormAlert>
      ) : (
        <p>{t('twoStep.codes.left', { count: recoveryCodesLeft })}</p>
      )}
      <Inline gap="3">
        <Button variant="secondary" onClick={() => setDialog('codes')}>
          {t('twoStep.codes.renew')}
        </Button>
        {!required && (
          <Button variant="secondary" onClick={() => setDialog('disable')}>
            {t('twoStep.disable.open')}
          </Button>
        )}
      </Inline>
      {required && <p>{t('twoStep.required.keep')}</p>}
      {dialog === 'codes' && <RenewCodesDialog onClose={close} />}
      {dialog === 'disable' && <DisableDialog onClose={close} />}
    </Stack>
  );
}
