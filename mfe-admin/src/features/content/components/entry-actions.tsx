import type { AdminContentEntry } from '@solar/contracts/admin/content-http';
import { Button } from '@solar/ui/button/button';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import type { ContentSection } from '../content-sections';

interface EntryActionsProps {
  section: ContentSection;
  entry: AdminContentEntry;
}

/** Leads to the entry's page, while it has one that anybody can read. */
export function EntryActions({ section, entry }: EntryActionsProps) {
  const { t } = useTranslation('admin');
  if (entry.status === 'draft' || !section.publicPath) return null;
  return (
    <Button asChild variant="secondary" endIcon={<ExternalLink />}>
      <a href={entry.path ?? section.publicPath(entry.slug)} target="_blank" rel="noopener">
        {t('content.view')}
      </a>
    </Button>
  );
}
