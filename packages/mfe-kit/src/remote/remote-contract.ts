import type { Permission } from '@solar/contracts/common/permissions';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** The texts of a namespace, one lazily loaded file per language. */
export type LocaleLoaders = Readonly<Record<'en' | 'fr', () => Promise<{ default: object }>>>;

/** Icons of the back-office navigation, by their lucide names; the frame in mfe-admin must have each. */
export type AdminIconName =
  | 'arrow-left-right'
  | 'badge-percent'
  | 'bell'
  | 'boxes'
  | 'building-2'
  | 'chart-column'
  | 'clipboard-check'
  | 'clipboard-list'
  | 'credit-card'
  | 'file-text'
  | 'folder-tree'
  | 'image'
  | 'images'
  | 'layout-dashboard'
  | 'life-buoy'
  | 'list-checks'
  | 'mail'
  | 'map-pin'
  | 'message-square'
  | 'newspaper'
  | 'package'
  | 'package-check'
  | 'package-plus'
  | 'receipt-text'
  | 'scan-barcode'
  | 'scroll-text'
  | 'settings'
  | 'shield-check'
  | 'shopping-cart'
  | 'sliders-horizontal'
  | 'star'
  | 'tag'
  | 'tags'
  | 'truck'
  | 'user-cog'
  | 'users'
  | 'users-round'
  | 'warehouse';

/** A slot of a slice, by name. */
export interface SlotName {
  remote: string;
  name: string;
}

/** A thing that the quick search of the back office found. */
export interface FoundThing {
  /** Address of its screen. */
  to: string;
  title: string;
  detail?: string;
}

/** The few things of a list that fit a text best. */
export type Finder = (text: string, signal: AbortSignal) => Promise<FoundThing[]>;

/** Something to begin on a screen of its own. */
export interface AdminAction {
  to: string;
  /** Namespaced key of the label. */
  labelKey: string;
  permission: Permission;
}

/** An entry of the back-office navigation. */
export interface AdminNavItem {
  /** Absolute address, beneath `/admin`. */
  to: string;
  /** Namespaced key of the label: `catalog:admin.nav.products`. */
  labelKey: string;
  icon: AdminIconName;
  /** Without it, or without any of several, the entry is not shown. */
  permission: Permission | readonly Permission[];
  /** Heading under which the entry stands. */
  group: string;
  order: number;
  /** Stands beside the label: how much waits there. */
  badge?: SlotName;
  /** Works unseen while the back office is open, for everybody who is shown the entry. */
  companion?: SlotName;
  /** Finds things of this entry's list for the quick search; loaded when it is first used. */
  find?: () => Promise<Finder>;
  /** Heading of what is found, where that is more than the entry's list. */
  foundLabelKey?: string;
  /** What the quick search offers to begin here. */
  actions?: readonly AdminAction[];
}

/** `handle` of a route that is rendered on the server: the chunk that its document has to name, as `slice/chunk`. */
export interface PageHandle {
  chunk: string;
}

/** The `handle` of a route whose screen lies in `chunk`. */
export const pageOf = (chunk: string): PageHandle => ({ chunk });

/** A component that another slice mounts by name, loaded when it is first needed. */
export type SlotLoader = () => Promise<{ default: ComponentType<never> }>;

/** What a slice gives to the shell; the default export of its `src/remote.tsx`. */
export interface RemoteModule {
  /** Slice name, also its i18n namespace. */
  name: string;
  /** Registered before any screen or slot of the slice renders. */
  locales: LocaleLoaders;
  /** Routes with absolute paths. */
  routes: RouteObject[];
  /** Back-office routes, relative to `/admin`. */
  adminRoutes?: RouteObject[];
  adminNav?: AdminNavItem[];
  slots?: Readonly<Record<string, SlotLoader>>;
}
