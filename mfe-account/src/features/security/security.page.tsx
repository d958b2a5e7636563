import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../components/account-page';
import { DeviceSessions } from './components/device-sessions';
import { PasswordForm } from './components/password-form';
import { TwoStepSection } from './components/two-step-section';

/** The password, and where the person is signed in. */
export function SecurityPage() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('security.title')} description={t('security.text')}>
      <PasswordForm />
      <TwoStepSection />
      <DeviceSessions />
    </AccountPage>
  );
}
