import { Status } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import { unmetNeeds, type ContractVersions } from '../../page/contract';
import type { Health } from './fetch-health';
import styles from './health.module.css';

declare const CONTRACT_OFFERED: ContractVersions;

const AGREED = ['remote', 'kit', 'ui'] as const;

/** Whether each front end that is deployed fits to this shell: what it was built against, and what the shell offers. */
export function Compatibility({ remotes }: { remotes: { name: string; health?: Health }[] }) {
  const { t } = useTranslation('health');
  return (
    <section className={styles.compatibility}>
      <h2>{t('health.compatibility.title')}</h2>
      <div
        className={styles.scroll}
        role="region"
        aria-label={t('health.compatibility.title')}
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('health.kinds.remote')}</th>
              <th scope="col">{t('health.compatibility.release')}</th>
              {AGREED.map((part) => (
                <th key={part} scope="col">
                  {t(`health.compatibility.${part}`)}
                </th>
              ))}
              <th scope="col">{t('health.state')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('health.compatibility.offered')}</th>
              <td>–</td>
              {AGREED.map((part) => (
                <td key={part}>{CONTRACT_OFFERED[part]}</td>
              ))}
              <td>–</td>
            </tr>
            {remotes.map(({ name, health }) => (
              <tr key={name}>
                <th scope="row" translate="no">
                  {name}
                </th>
                <td>{health?.release ?? '–'}</td>
                {AGREED.map((part) => (
                  <td key={part}>{health?.contract?.[part] ?? '–'}</td>
                ))}
                <td>{health?.contract ? <Verdict needed={health.contract} /> : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Verdict({ needed }: { needed: ContractVersions }) {
  const { t } = useTranslation('health');
  const fits = unmetNeeds(needed, CONTRACT_OFFERED).length === 0;
  return (
    <Status tone={fits ? 'success' : 'danger'}>
      {t(`health.compatibility.${fits ? 'fits' : 'refused'}`)}
    </Status>
  );
}
