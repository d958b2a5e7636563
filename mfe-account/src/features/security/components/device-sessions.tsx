import { describeDevice } from '@solar/contracts/account/describe-device';
import type { DeviceSession } from '@solar/contracts/account/profile-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Badge } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import { useDeviceSessions, useEndSession } from '../../../api/account-api';
import { ListSkeleton } from '../../../components/list-skeleton';

import styles from './device-sessions.module.css';

function Device({ device }: { device: DeviceSession }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const end = useEndSession(t('security.sessions.ended'));
  const { browser, system, mobile } = describeDevice(device.device);
  const Icon = mobile ? Smartphone : Monitor;
  const names = [browser, system].filter(Boolean).join(' · ');
  const name = names ? <span translate="no">{names}</span> : t('security.sessions.unknown');
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.what}>
        <p className={styles.name}>
          {name} {device.current && <Badge tone="success">{t('security.sessions.current')}</Badge>}
        </p>
        <p className={styles.meta}>
          {t('security.sessions.used', { time: format.relative(device.lastUsedAt) })}
        </p>
      </div>
      {!device.current && (
        <Button
          size="sm"
          variant="secondary"
          loading={end.isPending}
          onClick={() => end.mutate(device.id)}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** The devices that are signed in, each of which can be signed out. */
export function DeviceSessions() {
  const { t } = useTranslation('account');
  const query = useDeviceSessions();
  const endOthers = useEndSession(t('security.sessions.othersEnded'));
  return (
    <FormSection title={t('security.sessions.title')} description={t('security.sessions.text')}>
      <QueryState query={query} skeleton={<ListSkeleton height="4rem" />}>
        {({ items }) => (
          <Stack gap="4">
            <ul className={styles.list}>
              {items.map((device) => (
                <Device key={device.id} device={device} />
              ))}
            </ul>
            {items.length > 1 && (
              <ConfirmDialog
                trigger={<Button variant="secondary">{t('security.sessions.endOthers')}</Button>}
                title={t('security.sessions.endOthers')}
                description={t('security.sessions.endOthersText')}
                confirmLabel={t('security.sessions.end')}
                onConfirm={() => endOthers.mutateAsync(undefined)}
              />
            )}
          </Stack>
        )}
      </QueryState>
    </FormSection>
  );
}
