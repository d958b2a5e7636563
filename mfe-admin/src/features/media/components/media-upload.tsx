import { LIMITS } from '@solar/contracts/common/limits';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { FileDrop } from '@solar/ui/file-drop/file-drop';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadMedia } from '../api/media-api';

interface Upload {
  id: string;
  name: string;
  size: number;
  progress?: number;
  error?: string;
}

const ACCEPT = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/svg+xml',
  '.pdf',
  '.glb',
];

/** Takes files by drop or choice and shows how far each one is. */
export function MediaUpload({ folder }: { folder?: string }) {
  const { t } = useTranslation('admin');
  const upload = useUploadMedia(folder);
  const [items, setItems] = useState<Upload[]>([]);
  const patch = (id: string, change: Partial<Upload>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const remove = (id: string) => setItems((all) => all.filter((item) => item.id !== id));

  const send = async (file: File) => {
    const id = crypto.randomUUID();
    setItems((all) => [...all, { id, name: file.name, size: file.size, progress: 0 }]);
    try {
      await upload.mutateAsync({
        file,
        onProgress: (share) => patch(id, { progress: Math.round(share * 100) }),
      });
      remove(id);
    } catch (error) {
      patch(id, { progress: undefined, error: errorText(error) });
    }
  };

  return (
    <FileDrop
      accept={ACCEPT}
      maxBytes={LIMITS.mediaBytesMax}
      description={t('media.limits')}
      items={items}
      onRemove={remove}
      onFiles={(files) => files.forEach((file) => void send(file))}
    />
  );
}
