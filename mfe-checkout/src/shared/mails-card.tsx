import type { SentMail } from '@solar/contracts/common/sent-mail';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Status } from '@solar/ui/badge/badge';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './mails-card.module.css';

/** How often a mail that is on its way is looked at. */
const LOOK_AGAIN_MS = 3_000;
const TONES = { waiting: 'info', sent: 'success', refused: 'danger' } as const;

/** A mail, and who of the staff has sent it where that is said of the mail itself. */
type Mail = SentMail & { by?: { name: string } | null };
type Mails = { items: readonly Mail[] };

interface MailsCardProps<Answer extends Mails> {
  /** What the mails are about. */
  text: string;
  query: Pick<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'>;
  /** What can be done with a mail that went out. */
  action: (mail: Mail, all: Answer) => ReactNode;
}

/** The mails that went to the customer about a thing. */
export function MailsCard<Answer extends Mails>({ text, query, action }: MailsCardProps<Answer>) {
  const { t } = useTranslation('checkout');
  const mails = useQuery({
    ...query,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => one.state === 'waiting') ? LOOK_AGAIN_MS : false,
  });
  return (
    <Card padding="lg">
      <CardHeader title={t('admin.mails.title')} description={text} level={2} />
      <QueryState query={mails} skeleton={<Skeleton shape="text" lines={4} />}>
        {(all) =>
          all.items.length === 0 ? (
            <p>{t('admin.mails.none')}</p>
          ) : (
            <ul className={styles.mails}>
              {all.items.map((mail) => (
                <MailRow key={mail.mailId} mail={mail}>
                  {mail.state !== 'waiting' && action(mail, all)}
                </MailRow>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}

function MailRow({ mail, children }: { mail: Mail; children: ReactNode }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { subject, to, at, state, by } = mail;
  return (
    <li className={styles.mail}>
      <div className={styles.words}>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.meta}>
          {t('admin.mails.toAt', { to })} · <time dateTime={at}>{format.dateTime(at)}</time>
          {by && ` · ${t('admin.mails.sentBy', { name: by.name })}`}
        </p>
        <Status tone={TONES[state]}>{t(`admin.mails.states.${state}`)}</Status>
      </div>
      {children}
    </li>
  );
}
