import type { Dashboard } from '@solar/contracts/admin/site-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTranslation } from 'react-i18next';

/** The drawing of the chart; a module of its own because its library is large. */
export function OrdersBars({ days }: { days: Dashboard['ordersPerDay'] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={days}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        // The frame hides the drawing from screen readers and gives them its table: nothing here takes the focus.
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--color-border)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => format.date(day, 'day')}
          interval="equidistantPreserveStart"
          minTickGap={16}
          tickLine={false}
          axisLine={false}
          stroke="var(--color-text-subtle)"
          fontSize={12}
        />
        <YAxis
          allowDecimals={false}
          width={28}
          tickLine={false}
          axisLine={false}
          stroke="var(--color-text-subtle)"
          fontSize={12}
        />
        <Tooltip
          cursor={{ fill: 'var(--color-surface-hover)' }}
          contentStyle={{
            background: 'var(--color-surface-raised)',
            border: 'var(--border-thin) solid var(--color-border)',
            borderRadius: 'var(--radius-sm)',
            color: 'var(--color-text)',
          }}
          labelFormatter={(day) => format.date(String(day))}
        />
        <Bar
          dataKey="orders"
          name={t('dashboard.chart.orders')}
          fill="var(--color-chart-1)"
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
