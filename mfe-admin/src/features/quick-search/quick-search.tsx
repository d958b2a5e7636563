import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import type { AdminNavItem } from '@solar/mfe-kit/remote/remote-contract';
import { can } from '@solar/mfe-kit/session/permissions';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { CommandPalette, type CommandGroup } from '@solar/ui/command-palette/command-palette';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { adminIcon } from '../frame/admin-icons';
import { groupNav } from '../frame/group-nav';
import { matchingScreens } from './matching-screens';
import { useFound } from './use-found';

/** Goes to a screen of the back office, to a thing of one of its lists or to something to begin, by a few letters. */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const entries = useEntries();
  const searched = useMemo(() => entries.filter(({ find }) => find), [entries]);
  const found = useFound(searched, text);
  const screens = matchingScreens(
    entries.map((entry) => ({ ...entry, label: t(entry.labelKey) })),
    text,
  );
  const actions = useActions(entries);
  const groups: CommandGroup[] = [
    ...found.groups.map(({ entry, things }) => ({
      id: `of ${entry.to}`,
      title: t(entry.foundLabelKey ?? entry.labelKey),
      commands: things.map(({ to, ...thing }) => ({ ...thing, id: to })),
    })),
    {
      id: 'screens',
      title: t('quickSearch.screens'),
      commands: screens.map(({ to, label, icon }) => {
        const Icon = adminIcon(icon);
        return { id: to, title: label, icon: <Icon size={18} aria-hidden="true" /> };
      }),
    },
    {
      id: 'actions',
      title: t('quickSearch.actions'),
      commands: matchingScreens(actions, text).map(({ to, label }) => ({
        id: to,
        title: label,
        icon: <Plus size={18} aria-hidden="true" />,
      })),
    },
  ];
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      label={t('quickSearch.label')}
      placeholder={t('quickSearch.placeholder')}
      text={text}
      onTextChange={setText}
      groups={groups.filter(({ commands }) => commands.length > 0)}
      loading={found.loading}
      empty={t('quickSearch.empty')}
      onChoose={(to) => {
        onClose();
        void navigate(to);
      }}
    />
  );
}

/** What the person may open, in the order of the navigation. */
function useEntries() {
  const user = useSession((state) => state.user);
  const items = useAdminNav((state) => state.items);
  return useMemo(
    () => groupNav(items, (permission) => can(user, permission)).flatMap((group) => group.items),
    [items, user],
  );
}

/** What the person may begin on the screens that they may open. */
function useActions(entries: readonly AdminNavItem[]) {
  const { t } = useTranslation('admin');
  const user = useSession((state) => state.user);
  return entries
    .flatMap(({ actions = [] }) => actions)
    .filter(({ permission }) => can(user, permission))
    .map(({ to, labelKey }) => ({ to, label: t(labelKey) }));
}
