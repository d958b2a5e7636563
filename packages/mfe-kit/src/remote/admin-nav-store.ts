import { create } from 'zustand';
import type { AdminNavItem } from '@solar/mfe-kit/remote/remote-contract';

/** Entries of the back-office navigation, and the slices whose entries are missing because they are down. */
export interface AdminNavState {
  items: AdminNavItem[];
  failed: string[];
}

/** Filled by the shell when the back office opens. */
export const useAdminNav = create<AdminNavState>()(() => ({ items: [], failed: [] }));
