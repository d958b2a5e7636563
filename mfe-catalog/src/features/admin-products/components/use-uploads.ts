import { errorText } from '@solar/mfe-kit/http/error-text';
import type { UploadItem } from '@solar/ui/file-drop/file-drop';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OnProgress } from '../api/media-uploads';
import type { ProductFormValues } from '../product-form-values';

/** Files on their way to the product: how far each is, and what went wrong. The form waits for them before it is saved. */
export function useUploads(name: 'uploads.pictures' | 'uploads.documents') {
  const { control, setValue, clearErrors } = useFormContext<ProductFormValues>();
  const counted = useWatch({ control, name });
  const [running, setRunning] = useState(0);
  const [items, setItems] = useState<UploadItem[]>([]);
  const patch = (id: string, change: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const remove = (id: string) => setItems((all) => all.filter((item) => item.id !== id));
  // A draft that is restored knows of uploads that ended long ago.
  useEffect(() => {
    if (counted === running) return;
    setValue(name, running);
    clearErrors(name);
  }, [counted, running, name, setValue, clearErrors]);

  const run = async (
    { name, size }: { name: string; size: number },
    work: (onProgress: OnProgress) => Promise<void>,
  ): Promise<void> => {
    const id = crypto.randomUUID();
    setItems((all) => [...all, { id, name, size, progress: 0 }]);
    setRunning((count) => count + 1);
    try {
      await work((progress) => patch(id, { progress }));
      remove(id);
    } catch (error) {
      patch(id, { progress: undefined, error: errorText(error) });
    } finally {
      setRunning((count) => count - 1);
    }
  };
  return { items, remove, run };
}
