import { useRemotes } from '@solar/mfe-kit/remote/remote-registry';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Status } from '@solar/ui/badge/badge';
import { Container } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Compatibility } from './compatibility';
import { fetchHealth, PARTS, type Health } from './fetch-health';
import styles from './health.module.css';

/** Version and state of every part of the running system. Details of a service are for those it trusts. */
export function HealthPage() {
  const { t } = useTranslation('health');
  const remotes = useRemotes();
  usePageMeta({ title: t('health.title'), noIndex: true });
  const results = useQueries({
    queries: PARTS.map((part) => ({
      queryKey: ['health', part.kind, part.name],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchHealth(part, signal),
      staleTime: 0,
    })),
  });
  return (
    <Container size="xl">
      <div className={styles.page}>
        <PageHeader title={t('health.title')} description={t('health.text')} />
        <div className={styles.scroll} role="region" aria-label={t('health.title')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('health.part')}</th>
                <th scope="col">{t('health.kind')}</th>
                <th scope="col">{t('health.state')}</th>
                <th scope="col">{t('health.version')}</th>
              </tr>
            </thead>
            <tbody>
              {PARTS.map(({ kind, name }, index) => (
                <tr key={`${kind} ${name}`}>
                  <th scope="row" translate="no">
                    {name}
                  </th>
                  <td>{t(`health.kinds.${kind}`)}</td>
                  <td>
                    <State
                      health={results[index]?.data}
                      loaded={kind === 'remote' ? remotes[name] : undefined}
                    />
                  </td>
                  <td translate="no">{results[index]?.data?.version ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Compatibility
          remotes={PARTS.flatMap(({ kind, name }, index) =>
            kind === 'remote' ? [{ name, health: results[index]?.data }] : [],
          )}
        />
      </div>
    </Container>
  );
}

function State({ health, loaded }: { health: Health | undefined; loaded: string | undefined }) {
  const { t } = useTranslation('health');
  if (!health) return <Status tone="neutral">{t('health.states.checking')}</Status>;
  if (!health.up) return <Status tone="danger">{t('health.states.down')}</Status>;
  const text = loaded === 'ready' ? 'loaded' : 'up';
  return <Status tone="success">{t(`health.states.${text}`)}</Status>;
}
