import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useTranslation } from 'react-i18next';
import styles from './monthly-production.module.css';

interface MonthlyProductionProps {
  /** From January. */
  monthlyKwh: readonly number[];
  capacityKwp: number;
}

/** What a system made in each month of a year, as a table whose rows carry their bar. */
export function MonthlyProduction({ monthlyKwh, capacityKwp }: MonthlyProductionProps) {
  const { t, i18n } = useTranslation(['projects', 'shell'], { nsMode: 'fallback' });
  const { number } = useFormat();
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
  const most = Math.max(...monthlyKwh);
  const total = monthlyKwh.reduce((sum, kwh) => sum + kwh, 0);
  const perKwp = (kwh: number) => number(Math.round(kwh / capacityKwp));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('projects.monthly.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('projects.monthly.month')}</th>
          <th scope="col" className={styles.figure}>
            {t('projects.monthly.energy')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('projects.monthly.perKwp')}
          </th>
          <td className={styles.scale} />
        </tr>
      </thead>
      <tbody>
        {monthlyKwh.map((kwh, index) => (
          <tr key={index}>
            <th scope="row">{month.format(Date.UTC(2025, index, 1))}</th>
            <td className={styles.figure}>{number(kwh)}</td>
            <td className={styles.figure}>{perKwp(kwh)}</td>
            <td className={styles.scale}>
              <meter className={styles.bar} min={0} max={most} value={kwh} aria-hidden="true" />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('projects.monthly.year')}</th>
          <td className={styles.figure}>{number(total)}</td>
          <td className={styles.figure}>{perKwp(total)}</td>
          <td className={styles.scale} />
        </tr>
      </tfoot>
    </table>
  );
}
