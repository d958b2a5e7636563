import { useFormat } from '@solar/mfe-kit/format/use-format';
import { session, useSession } from '@solar/mfe-kit/session/session-store';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { useTranslation } from 'react-i18next';
import { keepAccount } from '../../api/privacy-api';
import { FormAlert } from '../../components/form-alert';
import styles from './account-frame.module.css';

/** Says on every screen of an account that leaves when it is deleted, and takes that back. */
export function LeavingNotice() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const dueAt = useSession(({ user }) => user?.deletionDueAt);
  const keep = useApiMutation({
    mutationFn: async () => {
      await keepAccount();
      await session.reloadUser();
    },
    success: t('privacy.leaving.kept'),
  });
  if (!dueAt) return null;
  return (
    <div className={styles.notice}>
      <FormAlert tone="danger" title={t('privacy.leaving.title', { date: format.date(dueAt) })}>
        <p>{t('privacy.leaving.text')}</p>
        <div className={styles.noticeAction}>
          <Button variant="secondary" loading={keep.isPending} onClick={() => keep.mutate()}>
            {t('privacy.leaving.keep')}
          </Button>
        </div>
      </FormAlert>
    </div>
  );
}
