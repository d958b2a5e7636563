import { mediaCropSchema, type MediaCrop } from '@solar/contracts/admin/media-http';
import type { Media } from '@solar/contracts/admin/site-http';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Inline } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCropMedia } from '../api/media-api';
import { rectangleBetween, WHOLE, type CropPoint } from './crop-rectangle';
import styles from './crop-tool.module.css';

const EDGES = ['left', 'top', 'width', 'height'] as const;

/** Cuts a part out of a picture into a file of its own: drawn with a pointer, or typed. */
export function CropTool({ media, onCropped }: { media: Media; onCropped: () => void }) {
  const { t } = useTranslation('admin');
  const [crop, setCrop] = useState<MediaCrop>(WHOLE);
  const [start, setStart] = useState<CropPoint | null>(null);
  // Sending the same part once more after a lost answer makes no second file.
  const [sent, setSent] = useState({ crop, key: crypto.randomUUID() });
  const save = useCropMedia(media.id, t('media.crop.saved'), onCropped);
  const isPart = EDGES.some((edge) => crop[edge] !== WHOLE[edge]);
  const isInside = mediaCropSchema.safeParse(crop).success;
  const draw = (event: PointerEvent) => start && setCrop(rectangleBetween(start, placeOf(event)));
  const send = () => {
    const key = sent.crop === crop ? sent.key : crypto.randomUUID();
    setSent({ crop, key });
    save.mutate({ crop, idempotencyKey: key });
  };
  return (
    <fieldset className={styles.tool}>
      <legend className={styles.legend}>{t('media.crop.title')}</legend>
      <p className={styles.hint}>{t('media.crop.hint')}</p>
      <div
        role="presentation"
        className={styles.stage}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setStart(placeOf(event));
        }}
        onPointerMove={draw}
        onPointerUp={() => setStart(null)}
        onPointerCancel={() => setStart(null)}
      >
        <img src={media.path} alt="" draggable={false} />
        {isInside && isPart && <Frame crop={crop} />}
      </div>
      <div className={styles.numbers}>
        {EDGES.map((edge) => (
          <Field key={edge} label={t(`media.crop.${edge}`)}>
            <TextInput
              type="number"
              min={0}
              max={100}
              suffix="%"
              value={Number.isNaN(crop[edge]) ? '' : crop[edge]}
              onChange={({ target }) => setCrop({ ...crop, [edge]: target.valueAsNumber })}
            />
          </Field>
        ))}
      </div>
      {!isInside && (
        <p role="alert" className={styles.error}>
          {t('media.crop.error')}
        </p>
      )}
      <Inline>
        <Button
          variant="secondary"
          disabled={!isPart || !isInside}
          loading={save.isPending}
          onClick={send}
        >
          {t('media.crop.save')}
        </Button>
      </Inline>
    </fieldset>
  );
}

function Frame({ crop }: { crop: MediaCrop }) {
  const { left, top, width, height } = crop;
  const style = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
  return <span className={styles.frame} style={style} aria-hidden="true" />;
}

function placeOf({ clientX, clientY, currentTarget }: PointerEvent): CropPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}
