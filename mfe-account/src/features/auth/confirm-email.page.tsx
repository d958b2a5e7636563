import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { session, useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { confirmEmailChange } from '../../api/email-change-api';
import { FormAlert } from '../../components/form-alert';
import { useProblemText } from '../../components/use-problem-text';
import { urls } from '../../urls';
import { AuthLayout } from './auth-layout';

type Outcome = 'waiting' | 'changed' | 'invalid';

/** The link of a mail about a new address. It acts on a click only, as mail programs open links by themselves. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  usePageMeta({ title: t('emailChange.confirm.title'), noIndex: true });
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
        <Confirm token={params.get('token') ?? ''} onOutcome={setOutcome} />
      ) : (
        <FormAlert tone={outcome === 'invalid' ? 'danger' : 'success'}>
          {t(`emailChange.confirm.${outcome}`)}
        </FormAlert>
      )}
    </AuthLayout>
  );
}

function Confirm({ token, onOutcome }: { token: string; onOutcome: (outcome: Outcome) => void }) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const signedIn = useSession(({ status }) => status === 'authenticated');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { state } = await confirmEmailChange(token);
      onOutcome(state);
      if (signedIn) await session.reloadUser();
    } catch (error) {
      const dead = isHttpError(error) && (error.status === 410 || error.status === 400);
      if (dead) onOutcome('invalid');
      else setFailure(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="5">
      {failure && <FormAlert tone="danger">{failure}</FormAlert>}
      <Button variant="primary" size="lg" fullWidth loading={busy} onClick={() => void confirm()}>
        {t('emailChange.confirm.submit')}
      </Button>
    </Stack>
  );
}
