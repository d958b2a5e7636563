import type { MediaChange } from '@solar/contracts/admin/media-http';
import type { Media } from '@solar/contracts/admin/site-http';
import {
  CENTRE,
  FOCAL_STEP,
  nearestFocalPoint,
  type FocalPoint,
} from '@solar/contracts/common/focal-point';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './focal-point-field.module.css';

const STEPS: Partial<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -FOCAL_STEP, y: 0 },
  ArrowRight: { x: FOCAL_STEP, y: 0 },
  ArrowUp: { x: 0, y: -FOCAL_STEP },
  ArrowDown: { x: 0, y: FOCAL_STEP },
};
const HINT = 'focal-point-hint';

/** What of a picture stays in view when a frame crops it: by a click, by the arrow keys or typed. */
export function FocalPointField({ media }: { media: Media }) {
  const { t } = useTranslation('admin');
  const { control, formState, register, setValue } = useFormContext<MediaChange>();
  const typed = useWatch({ control, name: 'focalPoint' });
  const point = shown(typed ?? CENTRE);
  const set = (next: FocalPoint) =>
    setValue('focalPoint', nearestFocalPoint(next), { shouldDirty: true, shouldValidate: true });
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    set({ x: point.x + by.x, y: point.y + by.y });
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t('media.focus.title')}</legend>
      <p id={HINT} className={styles.hint}>
        {t('media.focus.hint')}
      </p>
      <div className={styles.pictures}>
        <button
          type="button"
          className={styles.stage}
          aria-label={t('media.focus.at', point)}
          aria-describedby={HINT}
          onClick={(event) => pointed(event, set)}
          onKeyDown={step}
        >
          <img src={media.path} alt="" />
          <span
            className={styles.mark}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            aria-hidden="true"
          />
        </button>
        <img
          className={styles.cropped}
          src={media.path}
          alt={t('media.focus.preview')}
          style={{ objectPosition: `${point.x}% ${point.y}%` }}
        />
      </div>
      <div className={styles.numbers}>
        {(['x', 'y'] as const).map((axis) => (
          <Field
            key={axis}
            label={t(`media.focus.${axis}`)}
            error={errorOf(formState.errors.focalPoint, axis) && t('media.focus.error')}
          >
            <TextInput
              type="number"
              min={0}
              max={100}
              step={FOCAL_STEP}
              suffix="%"
              {...register(`focalPoint.${axis}`, { valueAsNumber: true })}
            />
          </Field>
        ))}
        <Button variant="ghost" onClick={() => set(CENTRE)}>
          {t('media.focus.centre')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Keys press a button without a place: they change nothing. */
function pointed(
  { detail, clientX, clientY, currentTarget }: MouseEvent,
  set: (point: FocalPoint) => void,
): void {
  if (detail === 0) return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  set({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
}

/** What is typed so far may be no number yet. */
function shown({ x, y }: FocalPoint): FocalPoint {
  return { x: Number.isFinite(x) ? x : CENTRE.x, y: Number.isFinite(y) ? y : CENTRE.y };
}

function errorOf(errors: { x?: unknown; y?: unknown } | undefined, axis: 'x' | 'y'): boolean {
  return errors?.[axis] !== undefined;
}
