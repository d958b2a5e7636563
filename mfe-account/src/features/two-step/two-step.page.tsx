import type { SecondFactorEnrolment } from '@solar/contracts/account/second-factor-http';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { session, useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { useSecondFactor } from '../../api/second-factor-api';
import { AccountPage } from '../../components/account-page';
import { FormAlert } from '../../components/form-alert';
import { ListSkeleton } from '../../components/list-skeleton';
import { RecoveryCodes } from '../../components/recovery-codes';
import { urls } from '../../urls';
import { AppStep } from './components/app-step';
import { PasswordStep } from './components/password-step';

/** Sets up two-step sign-in: the password, the authenticator app, the recovery codes. */
export function TwoStepPage() {
  const { t } = useTranslation('account');
  const mustEnrol = useSession(({ user }) => user?.mustEnrol);
  const query = useSecondFactor();
  return (
    <AccountPage title={t('twoStep.title')} description={t('twoStep.text')}>
      {mustEnrol && (
        <FormAlert tone="info" title={t('twoStep.required.title')}>
          {t('twoStep.required.text')}
        </FormAlert>
      )}
      <QueryState query={query} skeleton={<ListSkeleton rows={1} height="12rem" />}>
        {({ enabledAt }) => <Enrolment enabled={enabledAt !== null} />}
      </QueryState>
    </AccountPage>
  );
}

function Enrolment({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [enrolment, setEnrolment] = useState<SecondFactorEnrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = async () => {
    // The token from before the second factor counts no more.
    await session.refresh();
    await navigate(urls.security, { replace: true });
  };
  if (codes) {
    return (
      <Stack gap="6">
        <FormAlert tone="success">{t('twoStep.on')}</FormAlert>
        <RecoveryCodes codes={codes} />
        <div>
          <Button variant="primary" onClick={() => void finish()}>
            {t('twoStep.codes.done')}
          </Button>
        </div>
      </Stack>
    );
  }
  if (enabled) return <Navigate to={urls.security} replace />;
  if (!enrolment) return <PasswordStep onEnrolment={setEnrolment} />;
  return <AppStep enrolment={enrolment} onCodes={setCodes} />;
}
