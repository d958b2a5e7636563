import type { AdminContentEntry } from '@solar/contracts/admin/content-http';
import type { ShownLink } from '@solar/contracts/admin/menus-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import { useContentList } from '../content/api/content-api';
import { newLink } from './menus-form';

const ALL = { page: 1, pageSize: 100, status: 'published' } as const;

/** Adds a page or a service of the site, with its own title. */
export function PageSelect({ onPick }: { onPick: (link: ShownLink) => void }) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const pages = useContentList('pages', ALL).data?.items ?? [];
  const services = useContentList('services', ALL).data?.items ?? [];
  const entries = [...pages, ...services];
  const pick = (id: string) => {
    const entry = entries.find((one) => one.id === id);
    if (entry) onPick(linkTo(entry));
  };
  return (
    <Field label={t('menus.addPage')}>
      <Select
        value=""
        onValueChange={pick}
        placeholder={t('menus.choosePage')}
        options={entries.map(({ id, title }) => ({ value: id, label: localized(title) }))}
      />
    </Field>
  );
}

function linkTo({ title, path }: AdminContentEntry): ShownLink {
  return { ...newLink(), label: title, to: path ?? '/' };
}
