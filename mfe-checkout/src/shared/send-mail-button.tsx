import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

type Props = {
  /** Sends it, once for each key. */
  send: (key: string) => Promise<unknown>;
  /** What is sent, and the how-manieth time: the key is another one when this is. */
  what: string;
  invalidates: QueryKey;
  label: string;
  /** Says what is sent, for those who do not see what the button stands beside. */
  name: string;
  title: string;
  text: string;
};

/** Sends a mail by hand, after a question. */
export function SendMailButton({ send, what, invalidates, label, name, title, text }: Props) {
  const { t } = useTranslation('checkout');
  const key = useIdempotencyKey(what);
  const sending = useApiMutation({
    mutationFn: () => send(key),
    invalidates: [invalidates],
    success: t('admin.mails.done'),
  });
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="link" aria-label={name}>
          {label}
        </Button>
      }
      title={title}
      description={text}
      confirmLabel={t('admin.mails.send')}
      onConfirm={() => sending.mutateAsync()}
    />
  );
}

type AgainProps = Pick<Props, 'send' | 'what' | 'invalidates'> & {
  mail: { subject: string; to: string };
};

/** Sends a mail that went out once more. */
export function SendAgainButton({ mail: { subject, to }, ...props }: AgainProps) {
  const { t } = useTranslation('checkout');
  return (
    <SendMailButton
      {...props}
      label={t('admin.mails.again')}
      name={t('admin.mails.againNamed', { subject })}
      title={t('admin.mails.againTitle')}
      text={t('admin.mails.againText', { subject, to })}
    />
  );
}
