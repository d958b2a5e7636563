import type { ContentInput, ContentKind } from '@solar/contracts/admin/content-http';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { keepDraft } from './api/history-api';
import type { ContentFormValues } from './content-form';

const SETTLE_MS = 3_000;

interface Autosave {
  kind: ContentKind;
  /** Null for an entry that was never saved. */
  id: string | null;
  form: UseFormReturn<ContentFormValues, unknown, ContentInput>;
  schema: ZodType<ContentInput, ContentFormValues>;
}

/**
 * Keeps what is typed at the service, a moment after the last key; answers when that was done. What the service would refuse waits until
 * it is complete.
 */
export function useAutosave({ kind, id, form, schema }: Autosave): string | null {
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const kept = useRef('');
  useEffect(() => {
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = async () => {
      const { isDirty, isSubmitting } = form.formState;
      const parsed = schema.safeParse(form.getValues());
      if (!isDirty || isSubmitting || !parsed.success) return;
      const text = JSON.stringify(parsed.data);
      if (text === kept.current) return;
      const { at } = await keepDraft(kind, id, parsed.data);
      kept.current = text;
      setKeptAt(at);
    };
    const stop = form.watch(() => {
      clearTimeout(timer);
      // A failure is no reason to interrupt: the next key tries again, and saving says what is wrong.
      timer = setTimeout(() => void save().catch(() => undefined), SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop.unsubscribe();
    };
  }, [kind, id, form, schema]);
  return keptAt;
}
