import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { session, useSession } from '@solar/mfe-kit/session/session-store';
import { Link } from '@solar/ui/link/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { confirmEmailChange } from '../../api/email-change-api';
import { FollowLink } from '../../components/follow-link';
import { FormAlert } from '../../components/form-alert';
import { urls } from '../../urls';
import { AuthLayout } from './auth-layout';

type Outcome = 'waiting' | 'changed' | 'invalid';

/** The link of a mail about a new address. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const signedIn = useSession(({ status }) => status === 'authenticated');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  usePageMeta({ title: t('emailChange.confirm.title'), noIndex: true });
  const confirm = async () => {
    const { state } = await confirmEmailChange(params.get('token') ?? '');
    setOutcome(state);
    if (signedIn) await session.reloadUser();
  };
  return (
    <AuthLayout
      title={t('emailChange.confirm.title')}
      text={t('emailChange.confirm.text')}
      footer={
        <Link asChild>
          <RouterLink to={urls.profile}>{t('emailChange.confirm.profile')}</RouterLink>
        </Link>
      }
    >
      {outcome === null ? (
        <FollowLink
          action={t('emailChange.confirm.submit')}
          follow={confirm}
          onDead={() => setOutcome('invalid')}
        />
      ) : (
        <FormAlert tone={outcome === 'invalid' ? 'danger' : 'success'}>
          {t(`emailChange.confirm.${outcome}`)}
        </FormAlert>
      )}
    </AuthLayout>
  );
}
