import { Field } from '@solar/ui/field/field';
import { RangeSlider } from '@solar/ui/slider/slider';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedMeasure } from '../typed-measure';
import styles from './range-filter.module.css';

type Ends = readonly [number | undefined, number | undefined];

export interface RangeFilterProps {
  label: string;
  /** Of the typed numbers. */
  unit: string | null;
  decimals?: number;
  /** Smallest and largest value there is. */
  bounds: readonly [number, number];
  value: Ends;
  onCommit: (value: Ends) => void;
  format: (value: number) => string;
}

/** Positions of the slider: powers and prices span orders of magnitude, so it runs on a logarithm. */
const STEPS = 100;
/** Several presses of an arrow key are one change, and one step back. */
const SETTLED_MS = 500;

/** A range between the bounds, moved or typed; at a bound that end is not filtered at all. */
export function RangeFilter({
  label,
  unit,
  decimals = 0,
  bounds,
  value,
  onCommit,
  format,
}: RangeFilterProps) {
  const [min, max] = bounds;
  const low = Math.min(min, value[0] ?? min);
  const high = Math.max(max, value[1] ?? max);
  const given: [number, number] = [value[0] ?? min, value[1] ?? max];
  const [moving, setMoving] = useState<[number, number] | null>(null);
  const settle = useSettled();
  const scale = scaleOf(low, high, decimals);
  const position = moving ?? [scale.toPosition(given[0]), scale.toPosition(given[1])];
  const atEnd = (at: number, end: number) => (at === end ? undefined : scale.toValue(at));
  const commit = (next: Ends) => {
    setMoving(null);
    onCommit(next);
  };
  return (
    <div className={styles.range}>
      <RangeSlider
        aria-label={label}
        min={0}
        max={STEPS}
        value={[position[0], position[1]]}
        formatValue={(at) => format(scale.toValue(at))}
        onChange={setMoving}
        onCommit={([from, to]) => settle(() => commit([atEnd(from, 0), atEnd(to, STEPS)]))}
      />
      <div className={styles.fields}>
        <NumberEnd
          end="min"
          label={label}
          unit={unit}
          value={value[0]}
          onCommit={(from) => commit([from, value[1]])}
        />
        <NumberEnd
          end="max"
          label={label}
          unit={unit}
          value={value[1]}
          onCommit={(to) => commit([value[0], to])}
        />
      </div>
    </div>
  );
}

/** One end as a number; taken over on Enter or when focus leaves. */
function NumberEnd({
  end,
  label,
  unit,
  value,
  onCommit,
}: {
  end: 'min' | 'max';
  label: string;
  unit: string | null;
  value: number | undefined;
  onCommit: (value: number | undefined) => void;
}) {
  const { t } = useTranslation('catalog');
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const take = () => {
    if (typed === null) return;
    const next = typed.trim() === '' ? undefined : typedMeasure(typed, unit);
    setWrong(next === null);
    if (next === null) return;
    setTyped(null);
    if (next !== value) onCommit(next);
  };
  const name = unit ? `${label} (${unit})` : label;
  return (
    <Field
      label={t(`range.${end}`, { name })}
      hideLabel
      error={wrong ? t('range.wrong') : undefined}
    >
      <TextInput
        size="sm"
        inputMode="decimal"
        placeholder={t(`range.${end}Short`)}
        suffix={unit}
        value={typed ?? (value === undefined ? '' : String(value))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
    </Field>
  );
}

/** Does the last of several things once nothing more comes for a while. */
function useSettled(): (work: () => void) => void {
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (work) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(work, SETTLED_MS);
  };
}

/** Below this a logarithm would stretch what hardly differs. */
const LEAST = 0.01;

function scaleOf(min: number, max: number, decimals: number) {
  const low = Math.log(Math.max(min, LEAST));
  const span = Math.max(Math.log(Math.max(max, LEAST)) - low, Number.EPSILON);
  return {
    toPosition: (value: number) => {
      const share = (Math.log(Math.max(value, LEAST)) - low) / span;
      return Math.min(STEPS, Math.max(0, Math.round(share * STEPS)));
    },
    toValue: (at: number) => {
      if (at === 0) return min;
      if (at === STEPS) return max;
      return rounded(Math.exp(low + (at / STEPS) * span), decimals);
    },
  };
}

/** To two digits, as people would say it, but no finer than the values are. */
function rounded(value: number, decimals: number): number {
  const coarse = 10 ** (Math.floor(Math.log10(Math.max(value, LEAST))) - 1);
  const digit = Math.max(coarse, 10 ** -decimals);
  return Number((Math.round(value / digit) * digit).toFixed(decimals));
}
