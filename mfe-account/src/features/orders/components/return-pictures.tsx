import {
  RETURN_PICTURE_BYTES_MAX,
  RETURN_PICTURES_MAX,
} from '@solar/contracts/checkout/returns-http';
import { Field } from '@solar/ui/field/field';
import { FileDrop, type UploadItem } from '@solar/ui/file-drop/file-drop';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadReturnPicture } from '../../../api/returns-api';
import { useReturnError } from '../use-return-error';

const ACCEPT = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

type Chosen = UploadItem & { pictureId?: string };

/** Pictures that are sent as they are chosen, and what is known of them. */
export function useReturnPictures() {
  const errorOf = useReturnError();
  const [items, setItems] = useState<Chosen[]>([]);
  const patch = (id: string, change: Partial<Chosen>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const send = async (file: File) => {
    const id = crypto.randomUUID();
    setItems((all) => [...all, { id, name: file.name, size: file.size, progress: 0 }]);
    try {
      const onProgress = (share: number) => patch(id, { progress: Math.round(share * 100) });
      const { pictureId } = await uploadReturnPicture(file, onProgress);
      patch(id, { progress: undefined, pictureId });
    } catch (error) {
      patch(id, { progress: undefined, error: errorOf(error) });
    }
  };
  return {
    items,
    ids: items.flatMap(({ pictureId }) => (pictureId ? [pictureId] : [])),
    busy: items.some(({ progress }) => progress !== undefined),
    send: (files: readonly File[]) => files.forEach((file) => void send(file)),
    remove: (id: string) => setItems((all) => all.filter((item) => item.id !== id)),
  };
}

export function ReturnPictures({ pictures }: { pictures: ReturnType<typeof useReturnPictures> }) {
  const { t } = useTranslation('account');
  return (
    <Field label={t('returns.pictures')}>
      <FileDrop
        accept={ACCEPT}
        maxBytes={RETURN_PICTURE_BYTES_MAX}
        maxFiles={RETURN_PICTURES_MAX}
        description={t('returns.picturesHint', { count: RETURN_PICTURES_MAX })}
        items={pictures.items}
        onRemove={pictures.remove}
        onFiles={pictures.send}
      />
    </Field>
  );
}
