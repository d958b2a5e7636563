import type { ServiceAnswer } from '@solar/contracts/admin/status-http';
import type { ServiceStatus } from '@solar/contracts/common/service-status';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Status, type Tone } from '@solar/ui/badge/badge';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { useTranslation } from 'react-i18next';
import styles from '../status.module.css';

type State = 'up' | 'unready' | 'silent';
const TONES: Readonly<Record<State, Tone>> = {
  up: 'success',
  unready: 'warning',
  silent: 'danger',
};

function stateOf(status: ServiceStatus | null): State {
  if (!status) return 'silent';
  return status.ready ? 'up' : 'unready';
}

/** One service: whether it answers, and what it says of itself. */
export function ServiceCard({ service: { name, status } }: { service: ServiceAnswer }) {
  const { t } = useTranslation('admin');
  const state = stateOf(status);
  return (
    <Card padding="lg" asChild>
      <article>
        <CardHeader
          title={t(`status.names.${name}`, { defaultValue: name })}
          actions={<Status tone={TONES[state]}>{t(`status.${state}`)}</Status>}
        />
        {status ? <Facts status={status} /> : <p>{t('status.silentText')}</p>}
      </article>
    </Card>
  );
}

function Facts({ status }: { status: ServiceStatus }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const count = (value: number | null) =>
    value === null ? t('status.unknown') : format.number(value);
  const waiting = status.waiting?.reduce((sum, { messages }) => sum + messages, 0) ?? null;
  return (
    <>
      <DescriptionList
        items={[
          { term: t('status.version'), value: <span translate="no">{status.version}</span> },
          { term: t('status.startedAt'), value: format.dateTime(status.startedAt) },
          { term: t('status.database'), value: t(`status.checks.${status.checks.mongo}`) },
          { term: t('status.messageServer'), value: t(`status.checks.${status.checks.nats}`) },
          { term: t('status.outbox'), value: count(status.outbox) },
          { term: t('status.waiting'), value: count(waiting) },
        ]}
      />
      {status.waiting && status.waiting.length > 0 && (
        <ul className={styles.consumers} aria-label={t('status.waiting')}>
          {status.waiting.map(({ consumer, messages }) => (
            <li key={consumer}>
              <span translate="no">{consumer}</span> {format.number(messages)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
