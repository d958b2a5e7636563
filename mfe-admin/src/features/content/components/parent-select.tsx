import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useContentList } from '../api/content-api';

const NONE = 'none';

interface ParentSelectProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

/** The page above this one. */
export function ParentSelect({ value, onChange }: ParentSelectProps) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const { id } = useParams();
  const { data } = useContentList('pages', { page: 1, pageSize: 100 });
  const pages = (data?.items ?? []).filter((page) => page.id !== id);
  return (
    <Select
      value={value ?? NONE}
      onValueChange={(next) => onChange(next === NONE ? null : next)}
      options={[
        { value: NONE, label: t('content.noParent') },
        ...pages.map((page) => ({ value: page.id, label: localized(page.title) })),
      ]}
    />
  );
}
