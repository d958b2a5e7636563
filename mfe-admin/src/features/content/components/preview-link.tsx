import type { AdminContentEntry } from '@solar/contracts/admin/content-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Inline } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { usePreviewLink } from '../api/history-api';
import type { ContentSection } from '../content-sections';

interface PreviewLinkProps {
  section: ContentSection;
  entry: AdminContentEntry;
}

/** Makes a link under which anybody may read the entry with its unsaved changes. */
export function PreviewLink({ section, entry }: PreviewLinkProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const link = usePreviewLink(section.kind, entry.id);
  const { data } = link;
  const address = data && window.location.origin + data.path;
  return (
    <>
      <Inline>
        <Button variant="secondary" loading={link.isPending} onClick={() => link.mutate()}>
          {t('content.publishing.makeLink')}
        </Button>
        {address && (
          <Button asChild variant="secondary" endIcon={<ExternalLink />}>
            <a href={address} target="_blank" rel="noopener">
              {t('content.publishing.openLink')}
            </a>
          </Button>
        )}
      </Inline>
      {data && (
        <Field
          label={t('content.publishing.link')}
          hint={t('content.publishing.linkEnds', { date: format.date(data.expiresAt) })}
        >
          <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
        </Field>
      )}
    </>
  );
}
