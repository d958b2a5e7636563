import {
  CONTENT_STATUSES,
  CONTENT_TRANSITIONS,
  type AdminContentEntry,
} from '@solar/contracts/admin/content-http';
import { BulkButton } from '@solar/mfe-kit/listing/bulk-button';
import { useTranslation } from 'react-i18next';
import { removeAll, setStatusOfAll } from '../api/content-api';
import type { ContentSection } from '../content-sections';

interface ContentBulkActionsProps {
  section: ContentSection;
  rows: readonly AdminContentEntry[];
  onDone: () => void;
}

/** Publishes, hides or removes the selected entries; a page with pages below it is left to its own menu. */
export function ContentBulkActions({ section, rows, onDone }: ContentBulkActionsProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      {CONTENT_STATUSES.map((status) => (
        <BulkButton
          key={status}
          {...setStatusOfAll(section.kind, status)}
          label={t(`content.set.${status}`)}
          rows={rows.filter((row) => CONTENT_TRANSITIONS[row.status].some((to) => to === status))}
          onDone={onDone}
        />
      ))}
      <BulkButton
        {...removeAll(section.kind)}
        label={t('content.remove')}
        rows={rows}
        question={{
          title: t('content.bulkRemove.title', { count: rows.length }),
          description: t('content.bulkRemove.text'),
        }}
        onDone={onDone}
      />
    </>
  );
}
