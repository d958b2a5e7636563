import { clsx } from 'clsx';
import { Slider as RadixSlider } from 'radix-ui';
import { useFieldControl, useFieldLabelId } from '../field/field';
import { useUiDirection, useUiLocale, useUiText } from '../ui-text/ui-text';
import styles from './slider.module.css';

interface SliderBaseProps {
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  /** How a value reads, for the eye and for screen readers. */
  formatValue?: (value: number) => string;
  /** Needed only outside a Field. */
  'aria-label'?: string;
  className?: string;
}

export interface SliderProps extends SliderBaseProps {
  value: number;
  onChange: (value: number) => void;
  /** Called when the thumb is let go: the moment to ask a server. */
  onCommit?: (value: number) => void;
}

function useFormat(formatValue: SliderBaseProps['formatValue']) {
  const locale = useUiLocale();
  return formatValue ?? ((value: number) => new Intl.NumberFormat(locale).format(value));
}

/** One value between two ends. */
export function Slider({
  value,
  onChange,
  onCommit,
  formatValue,
  className,
  ...rest
}: SliderProps) {
  const format = useFormat(formatValue);
  const control = useFieldControl({});
  const labelId = useFieldLabelId();
  const direction = useUiDirection();
  return (
    <div className={clsx(styles.slider, className)}>
      <RadixSlider.Root
        dir={direction}
        {...rest}
        aria-label={undefined}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        onValueCommit={([next]) => next !== undefined && onCommit?.(next)}
        className={styles.root}
      >
        <RadixSlider.Track className={styles.track}>
          <RadixSlider.Range className={styles.range} />
        </RadixSlider.Track>
        <RadixSlider.Thumb
          className={styles.thumb}
          id={control.id}
          aria-label={rest['aria-label']}
          aria-labelledby={rest['aria-label'] ? undefined : labelId}
          aria-describedby={control['aria-describedby']}
          aria-valuetext={format(value)}
        />
      </RadixSlider.Root>
      <output className={styles.value}>{format(value)}</output>
    </div>
  );
}

export interface RangeSliderProps extends SliderBaseProps {
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  onCommit?: (value: [number, number]) => void;
}

/** A lower and an upper value, for filters. */
export function RangeSlider({
  value,
  onChange,
  onCommit,
  formatValue,
  className,
  ...rest
}: RangeSliderProps) {
  const format = useFormat(formatValue);
  const text = useUiText();
  const group = rest['aria-label'];
  const labelId = useFieldLabelId();
  const names = [text.rangeMinimum, text.rangeMaximum];
  const asPair = (values: number[]): [number, number] => [
    values[0] ?? value[0],
    values[1] ?? value[1],
  ];
  const direction = useUiDirection();
  return (
    <div
      role="group"
      aria-label={group}
      aria-labelledby={group ? undefined : labelId}
      className={clsx(styles.slider, styles.ranged, className)}
    >
      <RadixSlider.Root
        dir={direction}
        {...rest}
        aria-label={undefined}
        value={[...value]}
        onValueChange={(values) => onChange(asPair(values))}
        onValueCommit={(values) => onCommit?.(asPair(values))}
        className={styles.root}
      >
        <RadixSlider.Track className={styles.track}>
          <RadixSlider.Range className={styles.range} />
        </RadixSlider.Track>
        {value.map((bound, index) => (
          <RadixSlider.Thumb
            key={names[index]}
            className={styles.thumb}
            aria-label={group ? `${group}, ${names[index]}` : names[index]}
            aria-valuetext={format(bound)}
          />
        ))}
      </RadixSlider.Root>
      <div className={styles.ends}>
        <output>{format(value[0])}</output>
        <output>{format(value[1])}</output>
      </div>
    </div>
  );
}
