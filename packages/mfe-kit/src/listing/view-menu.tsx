import type { ListView } from '@solar/contracts/account/list-views-http';
import { useListArrangement } from '@solar/mfe-kit/listing/list-arrangement';
import { DensityItems } from './density-menu';
import { useListViews, useRemoveListView, viewAddress } from './list-views';
import { LISTING, useListingTexts } from './listing-texts';
import { SaveViewDialog } from './save-view-dialog';
import { Button } from '@solar/ui/button/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@solar/ui/menu/menu';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

interface ViewMenuProps {
  list: string;
  /** Columns that are hidden while nobody has chosen. */
  hiddenAtFirst: readonly string[];
}

/** The saved views of a list, and the height of its rows. */
export function ViewMenu({ list, hiddenAtFirst }: ViewMenuProps) {
  const { t } = useTranslation(LISTING);
  const ready = useListingTexts();
  const [open, setOpen] = useState(false);
  const [saving, setSaving] = useState(false);
  const { search } = useLocation();
  const hidden = useListArrangement((state) => state.hidden[list]) ?? hiddenAtFirst;
  const views = useListViews(list, open);
  const current = views.data?.items.find((view) => isShown(view, search, hidden));
  if (!ready) return null;
  return (
    <>
      <Menu
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="ghost" size="sm" startIcon={<Bookmark aria-hidden="true" />}>
            {t('views.button')}
          </Button>
        }
      >
        <MenuLabel>{t('views.heading')}</MenuLabel>
        <ViewItems
          list={list}
          views={views.data?.items ?? []}
          current={current}
          isStandard={viewAddress(search) === '' && isSameSet(hidden, hiddenAtFirst)}
        />
        {views.error && <MenuItem disabled>{t('views.failed')}</MenuItem>}
        {views.data?.items.length === 0 && <MenuItem disabled>{t('views.none')}</MenuItem>}
        <MenuItem onSelect={() => setSaving(true)}>{t('views.save')}</MenuItem>
        {current && <RemoveItem list={list} view={current} />}
        <MenuSeparator />
        <DensityItems />
      </Menu>
      {saving && (
        <SaveViewDialog
          list={list}
          address={viewAddress(search)}
          hiddenColumns={[...hidden]}
          name={current?.name ?? ''}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

interface ViewItemsProps {
  list: string;
  views: readonly ListView[];
  current: ListView | undefined;
  isStandard: boolean;
}

function ViewItems({ list, views, current, isStandard }: ViewItemsProps) {
  const { t } = useTranslation(LISTING);
  const navigate = useNavigate();
  const setHidden = useListArrangement((state) => state.setHidden);
  const show = (address: string, columns: string[] | undefined) => {
    setHidden(list, columns);
    void navigate({ search: address }, { preventScrollReset: true });
  };
  return (
    <>
      <MenuItem icon={<Chosen chosen={isStandard} />} onSelect={() => show('', undefined)}>
        {t('views.standard')}
      </MenuItem>
      {views.map((view) => (
        <MenuItem
          key={view.id}
          icon={<Chosen chosen={view === current} />}
          onSelect={() => show(view.address, view.hiddenColumns)}
        >
          {view.name}
        </MenuItem>
      ))}
    </>
  );
}

function RemoveItem({ list, view }: { list: string; view: ListView }) {
  const { t } = useTranslation(LISTING);
  const remove = useRemoveListView(list);
  return (
    <MenuItem danger onSelect={() => remove.mutate(view)}>
      {t('views.remove', { name: view.name })}
    </MenuItem>
  );
}

/** Keeps its place when the item is not the chosen one. */
function Chosen({ chosen }: { chosen: boolean }) {
  return <Check aria-hidden="true" visibility={chosen ? undefined : 'hidden'} />;
}

function isShown(view: ListView, search: string, hidden: readonly string[]): boolean {
  const isSameAddress = viewAddress(view.address) === viewAddress(search);
  return isSameAddress && isSameSet(view.hiddenColumns, hidden);
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
