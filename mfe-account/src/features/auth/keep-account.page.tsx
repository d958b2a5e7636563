import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { session, useSession } from '@solar/mfe-kit/session/session-store';
import { Link } from '@solar/ui/link/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { keepAccountByLink } from '../../api/privacy-api';
import { FollowLink } from '../../components/follow-link';
import { FormAlert } from '../../components/form-alert';
import { urls } from '../../urls';
import { AuthLayout } from './auth-layout';

/** The link of the mail that takes the deletion of an account back. */
export function KeepAccountPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const signedIn = useSession(({ status }) => status === 'authenticated');
  const [outcome, setOutcome] = useState<'kept' | 'invalid' | null>(null);
  usePageMeta({ title: t('privacy.keepPage.title'), noIndex: true });
  const keep = async () => {
    await keepAccountByLink(params.get('token') ?? '');
    setOutcome('kept');
    if (signedIn) await session.reloadUser();
  };
  return (
    <AuthLayout
      title={t('privacy.keepPage.title')}
      text={t('privacy.keepPage.text')}
      footer={
        <Link asChild>
          <RouterLink to={urls.signIn}>{t('privacy.keepPage.signIn')}</RouterLink>
        </Link>
      }
    >
      {outcome === null ? (
        <FollowLink
          action={t('privacy.keepPage.submit')}
          follow={keep}
          onDead={() => setOutcome('invalid')}
        />
      ) : (
        <FormAlert tone={outcome === 'invalid' ? 'danger' : 'success'}>
          {t(`privacy.keepPage.${outcome}`)}
        </FormAlert>
      )}
    </AuthLayout>
  );
}
