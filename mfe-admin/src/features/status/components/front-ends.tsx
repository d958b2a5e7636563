import { Status } from '@solar/ui/badge/badge';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { useTranslation } from 'react-i18next';
import type { FrontEnd } from '../api/front-ends';

/** The front ends and their versions. */
export function FrontEnds({ items }: { items: readonly FrontEnd[] }) {
  const { t } = useTranslation('admin');
  return (
    <DescriptionList
      items={items.map(({ name, up, version }) => ({
        id: name,
        term: t(`status.names.${name}`, { defaultValue: name }),
        value: up ? (
          <span translate="no">{version ?? t('status.unknown')}</span>
        ) : (
          <Status tone="danger">{t('status.silent')}</Status>
        ),
      }))}
    />
  );
}
