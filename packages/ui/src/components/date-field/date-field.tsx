import {
  getLocalTimeZone,
  parseAbsoluteToLocal,
  parseDate,
  type CalendarDate,
  type DateValue,
} from '@internationalized/date';
import { clsx } from 'clsx';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useFieldControl, useFieldLabelId } from '../field/field';
import { useUiLocale, useUiText } from '../ui-text/ui-text';
import { FocusTaking, UpperLayer } from '../upper-layer/upper-layer';
import { CalendarParts } from './calendar-parts';
import styles from './date-field.module.css';

interface DateFieldBaseProps {
  /** Earliest and latest day, as ISO dates. */
  min?: string;
  max?: string;
  disabled?: boolean;
  required?: boolean;
  onBlur?: () => void;
  /** `sm` beside the filters of a list. */
  size?: 'sm' | 'md';
  /** Needed only outside a `<Field as="fieldset">`. */
  'aria-label'?: string;
  className?: string;
}

interface OneDateProps extends DateFieldBaseProps {
  /** A form puts the focus here when the field is wrong. */
  ref?: Ref<{ focus: () => void }>;
  name?: string;
}

export interface DateFieldProps extends OneDateProps {
  /** An ISO day, `2026-11-21`, or null. */
  value?: string | null;
  onChange?: (value: string | null) => void;
}

export interface DateTimeFieldProps extends OneDateProps {
  /** A point in time, `2026-11-21T05:00:00.000Z`, or null; shown by the clock of this computer. */
  value: string | null;
  onChange: (value: string | null) => void;
}

function toDate(value: string | null | undefined): CalendarDate | null {
  return value ? parseDate(value) : null;
}

function useDateProps(props: DateFieldBaseProps) {
  const { required, ...control } = useFieldControl({ required: props.required });
  const labelId = useFieldLabelId();
  return {
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-label'] ? undefined : labelId,
    'aria-describedby': control['aria-describedby'],
    isInvalid: Boolean(control['aria-invalid']),
    isRequired: required,
    isDisabled: props.disabled,
    minValue: toDate(props.min) ?? undefined,
    maxValue: toDate(props.max) ?? undefined,
    onBlur: props.onBlur,
    className: clsx(styles.picker, props.size === 'sm' && styles.small, props.className),
  };
}

/** The Gulf writes the day first, also in English. */
function useDateLocale(): string {
  const locale = useUiLocale();
  return locale === 'en' ? 'en-GB' : locale;
}

/** A day, typed by parts or picked from a calendar, in the reader's own date format. */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  return (
    <OneDate
      {...props}
      granularity="day"
      value={value === undefined ? undefined : toDate(value)}
      onChange={(date) => onChange?.(date ? date.toString() : null)}
    />
  );
}

/** A day and a time of it, as `DateField` takes a day. */
export function DateTimeField({ value, onChange, ...props }: DateTimeFieldProps) {
  return (
    <OneDate
      {...props}
      granularity="minute"
      value={value === null ? null : parseAbsoluteToLocal(value)}
      onChange={(date) => onChange(date ? date.toDate(getLocalTimeZone()).toISOString() : null)}
    />
  );
}

interface PickerProps extends OneDateProps {
  granularity: 'day' | 'minute';
  value: DateValue | null | undefined;
  onChange: (value: DateValue | null) => void;
}

function OneDate({ ref, name, granularity, value, onChange, ...base }: PickerProps) {
  const shared = useDateProps(base);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => frame.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
    }),
    [],
  );
  return (
    <I18nProvider locale={useDateLocale()}>
      <DatePicker
        {...shared}
        name={name}
        granularity={granularity}
        hideTimeZone
        shouldForceLeadingZeros
        value={value}
        onChange={onChange}
      >
        <Group className={styles.frame} ref={frame}>
          <Segments />
          <OpenButton />
        </Group>
        <CalendarPopover>
          <Calendar className={styles.calendar}>
            <CalendarParts />
          </Calendar>
        </CalendarPopover>
      </DatePicker>
    </I18nProvider>
  );
}

export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangeFieldProps extends DateFieldBaseProps {
  value?: DateRange | null;
  onChange?: (value: DateRange | null) => void;
}

/** A first and a last day. */
export function DateRangeField({ value, onChange, ...base }: DateRangeFieldProps) {
  const shared = useDateProps(base);
  const range = value && { start: parseDate(value.start), end: parseDate(value.end) };
  return (
    <I18nProvider locale={useDateLocale()}>
      <DateRangePicker
        {...shared}
        value={range}
        onChange={(next) =>
          onChange?.(next ? { start: next.start.toString(), end: next.end.toString() } : null)
        }
      >
        <Group className={styles.frame}>
          <Segments slot="start" />
          <span aria-hidden="true" className={styles.dash}>
            –
          </span>
          <Segments slot="end" />
          <OpenButton />
        </Group>
        <CalendarPopover>
          <RangeCalendar className={styles.calendar}>
            <CalendarParts />
          </RangeCalendar>
        </CalendarPopover>
      </DateRangePicker>
    </I18nProvider>
  );
}

function Segments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    // The library names and fills the segments in the reader's language; a browser's translation would break them.
    <DateInput slot={slot} className={styles.input} translate="no">
      {(segment) => (
        <DateSegment segment={segment} className={styles.segment}>
          {({ text, type, isPlaceholder }) =>
            // The library writes « j / mm / aaaa » in French.
            isPlaceholder && type === 'day' ? text.padEnd(2, text) : text
          }
        </DateSegment>
      )}
    </DateInput>
  );
}

function OpenButton() {
  const text = useUiText();
  return (
    <Button className={styles.open} aria-label={text.dateOpen}>
      <CalendarDays aria-hidden="true" />
    </Button>
  );
}

function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={styles.popover} offset={6}>
      <UpperLayer>
        {/* The library names the days and the arrows in the reader's language. */}
        <Dialog className={styles.dialog} translate="no">
          <FocusTaking>{children}</FocusTaking>
        </Dialog>
      </UpperLayer>
    </Popover>
  );
}
