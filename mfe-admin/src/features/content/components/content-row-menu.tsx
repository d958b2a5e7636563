import type { AdminContentEntry, ContentStatus } from '@solar/contracts/admin/content-http';
import { CONTENT_TRANSITIONS } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@solar/ui/menu/menu';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceContent } from '../api/content-api';
import type { ContentSection } from '../content-sections';
import type { NamedEntry } from '../named-entry';
import { RemoveContentDialog } from './remove-content-dialog';
import { SetStatusDialog } from './set-status-dialog';

interface ContentRowMenuProps {
  section: ContentSection;
  /** A page of the tree is moved there, and has no mark. */
  entry: NamedEntry & Partial<Pick<AdminContentEntry, 'featured'>>;
}

/** What can be done with an entry; changes of state and removal ask first. */
export function ContentRowMenu({ section, entry }: ContentRowMenuProps) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const mayPublish = useCan('admin.content.publish');
  const place = usePlaceContent(section.kind);
  const [nextStatus, setNextStatus] = useState<ContentStatus | null>(null);
  const [removing, setRemoving] = useState(false);
  const { id } = entry;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={t('content.actions', { title: localized(entry.title) })}>
            <Ellipsis />
          </IconButton>
        }
      >
        {mayPublish &&
          CONTENT_TRANSITIONS[entry.status].map((status) => (
            <MenuItem key={status} onSelect={() => setNextStatus(status)}>
              {t(`content.set.${status}`)}
            </MenuItem>
          ))}
        {entry.featured !== undefined && (
          <>
            <MenuSeparator />
            <MenuItem
              icon={<Star />}
              onSelect={() => place.mutate({ id, featured: !entry.featured })}
            >
              {t(entry.featured ? 'content.unfeature' : 'content.feature')}
            </MenuItem>
            <MenuItem icon={<ArrowUp />} onSelect={() => place.mutate({ id, move: 'up' })}>
              {t('content.moveUp')}
            </MenuItem>
            <MenuItem icon={<ArrowDown />} onSelect={() => place.mutate({ id, move: 'down' })}>
              {t('content.moveDown')}
            </MenuItem>
          </>
        )}
        {mayPublish && (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<Trash />} onSelect={() => setRemoving(true)}>
              {t('content.remove')}
            </MenuItem>
          </>
        )}
      </Menu>
      {nextStatus && (
        <SetStatusDialog
          section={section}
          entry={entry}
          status={nextStatus}
          onClose={() => setNextStatus(null)}
        />
      )}
      {removing && (
        <RemoveContentDialog section={section} entry={entry} onClose={() => setRemoving(false)} />
      )}
    </>
  );
}
