import type { Attachment, TicketMessage } from '@solar/contracts/account/tickets-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Avatar } from '@solar/ui/avatar/avatar';
import { Badge } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from './attachment-list';
import styles from './ticket-thread.module.css';

export interface ThreadStart {
  author: string;
  body: string;
  at: string;
  attachments?: readonly Attachment[];
}

/** The conversation of a ticket: the question, then every message. */
export function TicketThread({
  start,
  messages,
}: {
  start: ThreadStart;
  messages: readonly TicketMessage[];
}) {
  const { t } = useTranslation('account');
  const first = { ...start, id: 'start', fromStaff: false, internal: false };
  return (
    <ol className={styles.thread} aria-label={t('ticket.thread')}>
      {[first, ...messages].map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  );
}

type Shown = Omit<TicketMessage, 'attachments'> & Pick<ThreadStart, 'attachments'>;

function Message({ message }: { message: Shown }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const kind = message.internal ? 'internal' : message.fromStaff ? 'staff' : 'customer';
  return (
    <li className={styles.message} data-kind={kind}>
      <Avatar name={message.author} size="sm" decorative />
      <div className={styles.bubble}>
        <p className={styles.head}>
          <span className={styles.author}>{message.author}</span>
          {message.internal && <Badge tone="warning">{t('ticket.internal')}</Badge>}
          {message.fromStaff && !message.internal && (
            <Badge tone="info">{t('ticket.support')}</Badge>
          )}
          <time dateTime={message.at} className={styles.time}>
            {format.dateTime(message.at)}
          </time>
        </p>
        <p className={styles.body}>{message.body}</p>
        <AttachmentList attachments={message.attachments} />
      </div>
    </li>
  );
}
