import type { Attachment } from '@solar/contracts/account/tickets-http';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { useFileSize } from '@solar/ui/file-size/file-size';
import Paperclip from 'lucide-react/icons/paperclip';
import { useTranslation } from 'react-i18next';
import { downloadAttachment } from '../api/attachments-api';
import styles from './attachment-list.module.css';

/** The files of a message, to be saved. */
export function AttachmentList({ attachments = [] }: { attachments?: readonly Attachment[] }) {
  const { t } = useTranslation('account');
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('attachments.label')}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <SaveButton attachment={attachment} />
        </li>
      ))}
    </ul>
  );
}

function SaveButton({ attachment }: { attachment: Attachment }) {
  const { t } = useTranslation('account');
  const fileSize = useFileSize();
  const save = useApiMutation({ mutationFn: () => downloadAttachment(attachment) });
  const size = fileSize(attachment.size);
  return (
    <Button
      variant="secondary"
      size="sm"
      startIcon={<Paperclip aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
      aria-label={t('attachments.save', { name: attachment.name, size })}
    >
      <span className={styles.name}>{attachment.name}</span> ({size})
    </Button>
  );
}
