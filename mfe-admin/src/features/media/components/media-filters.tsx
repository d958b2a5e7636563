import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { useMediaFolders, type MediaFilter } from '../api/media-api';
import styles from './media-filters.module.css';

/** All files, and files of no folder, in a list of choices that need a value. */
const ALL = '*';
const NONE = '-';

interface MediaFiltersProps {
  filter: Omit<MediaFilter, 'page'>;
  onChange: (filter: Omit<MediaFilter, 'page'>) => void;
}

/** Narrows the library to a folder, or to files by name. */
export function MediaFilters({ filter, onChange }: MediaFiltersProps) {
  const { t } = useTranslation('admin');
  const { data } = useMediaFolders();
  const { folder, q = '' } = filter;
  const folders = (data?.items ?? []).filter(({ folder: name }) => name !== '');
  return (
    <div className={styles.filters}>
      <Field label={t('media.search')}>
        <TextInput
          type="search"
          value={q}
          onChange={(event) => onChange({ folder, q: event.target.value || undefined })}
        />
      </Field>
      <Field label={t('media.folder')}>
        <Select
          value={folder === undefined ? ALL : folder || NONE}
          onValueChange={(value) =>
            onChange({
              q: filter.q,
              folder: value === ALL ? undefined : value === NONE ? '' : value,
            })
          }
          options={[
            { value: ALL, label: t('media.allFolders') },
            { value: NONE, label: t('media.noFolder') },
            ...folders.map(({ folder: name, files }) => ({
              value: name,
              label: `${name} (${files})`,
            })),
          ]}
        />
      </Field>
    </div>
  );
}
