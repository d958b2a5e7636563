import { create } from 'zustand';

const KEY = 'admin-nav-closed';

interface ClosedGroups {
  closed: readonly string[];
  toggle: (group: string) => void;
  open: (group: string) => void;
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((group) => typeof group === 'string') : [];
  } catch {
    return [];
  }
}

function keep(closed: readonly string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(closed));
  } catch {
    // Without storage the choice lasts until the page is loaded again.
  }
}

/** Groups of the navigation that the person has closed, remembered by the browser. */
export const useClosedGroups = create<ClosedGroups>()((set, get) => {
  const change = (closed: readonly string[]) => {
    keep(closed);
    set({ closed });
  };
  const without = (group: string) => get().closed.filter((other) => other !== group);
  return {
    closed: read(),
    toggle: (group) =>
      change(get().closed.includes(group) ? without(group) : [...get().closed, group]),
    open: (group) => {
      if (get().closed.includes(group)) change(without(group));
    },
  };
});
