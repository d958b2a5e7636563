import type { SystemStatus } from '@solar/contracts/admin/status-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFrontEnds, useSystemStatus } from './api/status-api';
import { FrontEnds } from './components/front-ends';
import { ServiceCard } from './components/service-card';
import styles from './status.module.css';

function StatusSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="8rem" />
      <div className={styles.services}>
        {[0, 1, 2, 3, 4].map((card) => (
          <Skeleton key={card} shape="block" height="16rem" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** What of the system is up, in which version, and what waits. */
export function StatusPage() {
  const { t } = useTranslation('admin');
  const query = useSystemStatus();
  const frontEnds = useFrontEnds();
  usePageMeta({ title: t('status.title'), noIndex: true });
  const refresh = () => Promise.all([query.refetch(), frontEnds.refetch()]);
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={t('status.title')}
        description={t('status.text')}
        actions={
          <Button
            variant="secondary"
            startIcon={<RefreshCw aria-hidden="true" />}
            loading={query.isRefetching}
            onClick={() => void refresh()}
          >
            {t('status.refresh')}
          </Button>
        }
      />
      <QueryState query={query} skeleton={<StatusSkeleton />}>
        {(status) => (
          <>
            <Waiting status={status} />
            <div className={styles.services}>
              {status.services.map((service) => (
                <ServiceCard key={service.name} service={service} />
              ))}
            </div>
          </>
        )}
      </QueryState>
      <Card padding="lg">
        <CardHeader title={t('status.frontEnds')} />
        <QueryState query={frontEnds} skeleton={<Skeleton shape="text" lines={5} />}>
          {(items) => <FrontEnds items={items} />}
        </QueryState>
      </Card>
    </Stack>
  );
}

/** What is not a service's own. */
function Waiting({ status: { at, deadLetters, lastBackupAt } }: { status: SystemStatus }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const mayOpen = useCan('admin.dead-letters.read');
  const count = deadLetters === null ? t('status.unknown') : format.number(deadLetters);
  return (
    <Card padding="lg">
      <DescriptionList
        items={[
          {
            term: t('status.deadLetters'),
            value: mayOpen && deadLetters ? <Link to="/admin/dead-letters">{count}</Link> : count,
          },
          {
            term: t('status.lastBackup'),
            value: lastBackupAt ? format.dateTime(lastBackupAt) : t('status.unknown'),
          },
          { term: t('status.asOf'), value: format.dateTime(at) },
        ]}
      />
    </Card>
  );
}
