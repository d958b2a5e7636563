import type { MovementReport } from '@solar/contracts/inventory/reports';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { ChartFrame } from '@solar/ui/chart-frame/chart-frame';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import styles from './movement-chart.module.css';

const DAY_MS = 86_400_000;
const HEIGHT = 100;
const DAY_WIDTH = 12;
const BAR_WIDTH = 4;

/** Bars for what came in and went out each day; plain SVG, so that no chart library loads. */
function Bars({ days }: { days: MovementReport['byDay'] }) {
  const format = useFormat();
  const top = Math.max(1, ...days.flatMap((day) => [day.in, day.out]));
  const bar = (pieces: number) => (pieces / top) * HEIGHT;
  return (
    <div className={styles.drawing}>
      <span className={styles.scale}>{format.number(top)}</span>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map((day, index) => (
          <g key={day.day} transform={`translate(${index * DAY_WIDTH + 1} 0)`}>
            <rect
              className={styles.in}
              width={BAR_WIDTH}
              height={bar(day.in)}
              y={HEIGHT - bar(day.in)}
            />
            <rect
              className={styles.out}
              x={BAR_WIDTH + 1}
              width={BAR_WIDTH}
              height={bar(day.out)}
              y={HEIGHT - bar(day.out)}
            />
          </g>
        ))}
      </svg>
      <p className={styles.period}>
        {[days.at(0), days.at(-1)].map(
          (end) => end && <span key={end.day}>{format.date(end.day, 'day')}</span>,
        )}
      </p>
    </div>
  );
}

/** Every day of the period, also those on which nothing moved. */
function everyDay({ days, byDay }: MovementReport): MovementReport['byDay'] {
  const known = new Map(byDay.map((day) => [day.day, day]));
  return Array.from({ length: days }, (_, index) => {
    const at = new Date(Date.now() - (days - 1 - index) * DAY_MS);
    const day = at.toISOString().slice(0, 10);
    return known.get(day) ?? { day, in: 0, out: 0 };
  });
}

/** Pieces in and out, by day. */
export function MovementChart({ report }: { report: MovementReport }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { byDay } = report;
  return (
    <ChartFrame
      title={t('reports.movement')}
      description={t('reports.movementText')}
      legend={[
        { label: t('reports.in'), color: 'var(--color-chart-1)' },
        { label: t('reports.out'), color: 'var(--color-chart-2)' },
      ]}
      table={{
        columns: [t('reports.day'), t('reports.in'), t('reports.out')],
        rows: byDay.map((day) => [
          format.date(day.day),
          format.number(day.in),
          format.number(day.out),
        ]),
      }}
      empty={
        byDay.length === 0 ? (
          <EmptyState size="sm" level={3} title={t('reports.nothingMoved')} />
        ) : undefined
      }
    >
      <Bars days={everyDay(report)} />
    </ChartFrame>
  );
}
