import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { readDraft, removeDraft, writeDraft, type Draft } from '@solar/mfe-kit/forms/drafts';
import { FORMS, loadFormTexts } from './form-texts';
import { UnsavedNotice } from './unsaved-notice';
import { useZodForm, type ZodForm, type ZodFormOptions } from '@solar/mfe-kit/forms/use-zod-form';
import { useSession } from '@solar/mfe-kit/session/session-store';

const WRITE_AFTER_MS = 400;

/** What `useUnsavedGuard` takes beyond a form. */
export interface UnsavedGuardOptions<Input extends FieldValues, Output> extends ZodFormOptions<
  Input,
  Output
> {
  /** Names the record, such as `product:prd_1` or `product:new`; one draft is kept for each. */
  draft: string;
  /** Version of the record that the form was opened with; null for a new one. */
  version: number | null;
  /** What the form holds once it is saved; what was typed unless given. */
  valuesAfterSave?: () => DefaultValues<Input>;
}

/** A form with the question before leaving it, and the offer to go on with a draft. */
export interface GuardedForm<Input extends FieldValues, Output> extends ZodForm<Input, Output> {
  /** Belongs above the fields. */
  unsaved: ReactNode;
}

/**
 * `useZodForm` for a whole page: unsaved changes are kept as a draft in this tab, offered when the page is opened again, and asked
 * about before the page is left. Saving lets go of them.
 */
export function useUnsavedGuard<Input extends FieldValues, Output>({
  draft,
  version,
  onSubmit,
  valuesAfterSave,
  ...options
}: UnsavedGuardOptions<Input, Output>): GuardedForm<Input, Output> {
  const userId = useSession(({ user }) => user?.id ?? '');
  const key = `draft:${userId}:${draft}`;
  const saved = useRef<() => void>(() => undefined);
  const zodForm = useZodForm({
    ...options,
    onSubmit: async (values) => {
      await onSubmit(values);
      saved.current();
    },
  });
  const { form } = zodForm;
  const keep = useKeptDraft(form, key, version);
  saved.current = () => {
    keep.drop();
    form.reset(valuesAfterSave?.() ?? form.getValues());
  };
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return {
    ...zodForm,
    unsaved: (
      <>
        <UnsavedNotice
          draft={keep.found}
          isOlder={keep.found?.version !== version}
          onRestore={keep.restore}
          onDiscard={keep.drop}
        />
        <LeaveQuestion asks={isDirty && !isSubmitting} />
      </>
    ),
  };
}

/** Writes what is typed, a moment later, as long as it differs from what was opened. */
function useKeptDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  key: string,
  version: number | null,
) {
  const [found, setFound] = useState<Draft | null>(() => readDraft(key));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      if (!form.formState.isDirty) return removeDraft(key);
      writeDraft(key, { version, at: new Date().toISOString(), values: form.getValues() });
    };
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ name, type }) => {
        // Opening the form announces its first values, too.
        if (name === undefined && type === undefined && !form.formState.isDirty) return;
        clearTimeout(timer);
        timer = setTimeout(write, WRITE_AFTER_MS);
      },
    });
    return () => {
      stop();
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    };
  }, [form, key, version]);
  return {
    found,
    restore: () => {
      if (found) form.reset(found.values as DefaultValues<Input>, { keepDefaultValues: true });
      setFound(null);
    },
    drop: () => {
      removeDraft(key);
      setFound(null);
    },
  };
}

/** Asks before another page is opened. A form that is being saved may open one itself. */
function LeaveQuestion({ asks }: { asks: boolean }) {
  const { t } = useTranslation(FORMS);
  const leaving = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    leaving.current = false;
    return asks && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => void loadFormTexts(), []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && !leaving.current) blocker.reset?.();
      }}
      title={t('unsaved.title')}
      description={t('unsaved.text')}
      cancelLabel={t('unsaved.stay')}
      confirmLabel={t('unsaved.leave')}
      onConfirm={() => {
        leaving.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
