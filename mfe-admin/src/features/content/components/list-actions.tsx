import { IMPORTED_CONTENT } from '@solar/contracts/admin/content-columns';
import type { ContentKind } from '@solar/contracts/admin/content-http';
import type { ImportKindName } from '@solar/contracts/common/import-owners';
import { TABLE_FORMATS } from '@solar/contracts/common/imports-http';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Menu, MenuItem, MenuSeparator } from '@solar/ui/menu/menu';
import ChevronDown from 'lucide-react/icons/chevron-down';
import FileDown from 'lucide-react/icons/file-down';
import FileUp from 'lucide-react/icons/file-up';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTableFile } from '../../imports/api/imports-api';
import type { ContentSection } from '../content-sections';

/** What can be done with all entries of a kind. */
export function ListActions({ section }: { section: ContentSection }) {
  const { t } = useTranslation('admin');
  const mayWrite = useCan('admin.content.write');
  const { kind } = section;
  return (
    <Menu
      trigger={
        <Button variant="secondary" endIcon={<ChevronDown aria-hidden="true" />}>
          {t('content.more')}
        </Button>
      }
    >
      {mayWrite && isImported(kind) && <TableItems kind={kind} />}
      <MenuItem asChild icon={<Trash />}>
        <Link to={`/admin/${section.path}/trash`}>{t('content.trash.title')}</Link>
      </MenuItem>
    </Menu>
  );
}

function TableItems({ kind }: { kind: ImportKindName }) {
  const { t } = useTranslation('admin');
  const file = useTableFile(kind);
  return (
    <>
      <MenuItem asChild icon={<FileUp />}>
        <Link to={`/admin/imports?kind=${kind}`}>{t('content.import')}</Link>
      </MenuItem>
      {TABLE_FORMATS.map((format) => (
        <MenuItem key={format} icon={<FileDown />} onSelect={() => file.mutate(format)}>
          {t(`content.export.${format}`)}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  );
}

function isImported(kind: ContentKind): kind is (typeof IMPORTED_CONTENT)[number] {
  return (IMPORTED_CONTENT as readonly string[]).includes(kind);
}
