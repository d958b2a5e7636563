import type { Mailing } from '@solar/contracts/admin/mailings-http';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Inline } from '@solar/ui/layout/layout';
import Send from 'lucide-react/icons/send';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../../use-problem-text';
import { useRemoveMailing, useSendMailing } from '../api/mailings-api';
import styles from '../newsletter.module.css';

/** Sends a draft to everybody, or deletes it. */
export function DraftActions({ mailing, isDirty }: { mailing: Mailing; isDirty: boolean }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const idempotencyKey = useIdempotencyKey(mailing.version);
  const send = useSendMailing();
  const remove = useRemoveMailing(() => void navigate('/admin/newsletter'));
  const { subscribers } = mailing;
  const obstacle = isDirty ? 'sendFirst' : subscribers === 0 ? 'nobody' : null;
  return (
    <Inline gap="3">
      <ConfirmDialog
        tone="danger"
        trigger={<Button variant="ghost">{t('newsletter.remove')}</Button>}
        title={t('newsletter.removeAsk')}
        description={t('newsletter.removeText')}
        confirmLabel={t('newsletter.remove')}
        error={remove.error ? problemText(remove.error) : undefined}
        onConfirm={() => remove.mutateAsync(mailing)}
      />
      <ConfirmDialog
        trigger={
          <Button
            variant="primary"
            startIcon={<Send aria-hidden="true" />}
            disabled={obstacle !== null}
          >
            {t('newsletter.send')}
          </Button>
        }
        title={t('newsletter.sendAsk', { count: subscribers })}
        description={t('newsletter.sendText')}
        confirmLabel={t('newsletter.send')}
        error={send.error ? problemText(send.error) : undefined}
        onConfirm={() => send.mutateAsync({ mailing, idempotencyKey })}
      />
      {obstacle && <p className={styles.hint}>{t(`newsletter.${obstacle}`)}</p>}
    </Inline>
  );
}
