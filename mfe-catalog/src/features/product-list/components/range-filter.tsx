import { RangeSlider } from '@solar/ui/slider/slider';
import { useState } from 'react';
import styles from './range-filter.module.css';

type Ends = readonly [number | undefined, number | undefined];

export interface RangeFilterProps {
  label: string;
  /** Smallest and largest value there is. */
  bounds: readonly [number, number];
  value: Ends;
  onCommit: (value: Ends) => void;
  format: (value: number) => string;
}

/** Positions of the slider: powers and prices span orders of magnitude, so it runs on a logarithm. */
const STEPS = 100;

/** A range between the bounds; at a bound that end is not filtered at all. */
export function RangeFilter({ label, bounds, value, onCommit, format }: RangeFilterProps) {
  const [min, max] = bounds;
  const given: [number, number] = [value[0] ?? min, value[1] ?? max];
  const [moving, setMoving] = useState<[number, number] | null>(null);
  const scale = scaleOf(min, max);
  const position = moving ?? [scale.toPosition(given[0]), scale.toPosition(given[1])];
  const atEnd = (at: number, end: number, bound: number) =>
    at === end ? undefined : Math.round(scale.toValue(at) || bound);
  return (
    <div className={styles.range}>
      <RangeSlider
        aria-label={label}
        min={0}
        max={STEPS}
        value={[position[0], position[1]]}
        formatValue={(at) => format(Math.round(scale.toValue(at)))}
        onChange={setMoving}
        onCommit={([from, to]) => {
          setMoving(null);
          onCommit([atEnd(from, 0, min), atEnd(to, STEPS, max)]);
        }}
      />
    </div>
  );
}

function scaleOf(min: number, max: number) {
  const low = Math.log(Math.max(min, 1));
  const span = Math.max(Math.log(Math.max(max, 1)) - low, Number.EPSILON);
  return {
    toPosition: (value: number) =>
      Math.min(
        STEPS,
        Math.max(0, Math.round(((Math.log(Math.max(value, 1)) - low) / span) * STEPS)),
      ),
    toValue: (at: number) => nice(Math.exp(low + (at / STEPS) * span)),
  };
}

/** To two digits, as people would say it. */
function nice(value: number): number {
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 1);
  return Math.round(value / digit) * digit;
}
