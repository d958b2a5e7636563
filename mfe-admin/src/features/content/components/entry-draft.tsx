import type { AdminContentEntry, ContentInput } from '@solar/contracts/admin/content-http';
import { readDraft } from '@solar/mfe-kit/forms/drafts';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { useDropDraft } from '../api/history-api';
import { draftName, type ContentFormValues } from '../content-form';
import styles from '../content-edit.module.css';
import type { ContentSection } from '../content-sections';
import { useAutosave } from '../use-autosave';
import { DraftNotice } from './draft-notice';

interface EntryDraftProps {
  section: ContentSection;
  entry: AdminContentEntry;
  schema: ZodType<ContentInput, ContentFormValues>;
}

/** Keeps what is typed at the service, and offers what was kept there before, unless this tab has newer changes itself. */
export function EntryDraft({ section, entry, schema }: EntryDraftProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const form = useFormContext<ContentFormValues, unknown, ContentInput>();
  const userId = useSession(({ user }) => user?.id ?? '');
  const [found, setFound] = useState(() =>
    readDraft(`draft:${userId}:${draftName(section, entry)}`) ? null : (entry.draft ?? null),
  );
  const drop = useDropDraft(section.kind, entry.id, t('content.draft.dropped'));
  const keptAt = useAutosave({ kind: section.kind, id: entry.id, form, schema });
  if (found) {
    return (
      <DraftNotice
        draft={found}
        onContinue={() => {
          form.reset(found.input, { keepDefaultValues: true });
          setFound(null);
        }}
        onDrop={() => drop.mutate(undefined, { onSuccess: () => setFound(null) })}
      />
    );
  }
  if (!keptAt) return null;
  return (
    <p role="status" className={styles.kept}>
      {t('content.draft.kept', { at: format.dateTime(keptAt) })}
    </p>
  );
}
