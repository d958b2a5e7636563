import { LIMITS } from '@solar/contracts/common/limits';
import { create } from 'zustand';
import { i18n } from '@solar/mfe-kit/i18n/i18n';
import { notify } from '@solar/mfe-kit/notify/notify';
import { onStoredElsewhere, readStored, writeStored } from '@solar/mfe-kit/stores/persisted';

const COMPARISON_KEY = 'alsa_comparison_products';

export interface ComparisonState {
  /** Product ids, at most four and all different. */
  ids: string[];
  add: (id: string, name?: string) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/** The products chosen for comparison, kept in the browser; none in a document from the server. */
export const useComparison = create<ComparisonState>()((set, get) => ({
  ids: [],
  add: (id, name) => {
    const { ids } = get();
    if (ids.includes(id)) return;
    if (ids.length >= LIMITS.comparisonMax) {
      notify.error(i18n.t('kit:comparison.limit.title'), {
        description: i18n.t('kit:comparison.limit.text'),
      });
      return;
    }
    set({ ids: [...ids, id] });
    notify.success(i18n.t('kit:comparison.added'), { description: name });
  },
  remove: (id) => {
    set(({ ids }) => ({ ids: ids.filter((known) => known !== id) }));
    notify.success(i18n.t('kit:comparison.removed'));
  },
  clear: () => {
    set({ ids: [] });
    notify.success(i18n.t('kit:comparison.cleared'));
  },
}));

useComparison.setState({ ids: readStored(COMPARISON_KEY, parseIds) ?? [] });

useComparison.subscribe(({ ids }) => writeStored(COMPARISON_KEY, ids));

onStoredElsewhere(COMPARISON_KEY, () => {
  const ids = readStored(COMPARISON_KEY, parseIds) ?? [];
  if (ids.join() !== useComparison.getState().ids.join()) useComparison.setState({ ids });
});

function parseIds(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || !value.every((id) => typeof id === 'string')) return undefined;
  return [...new Set(value)].slice(0, LIMITS.comparisonMax);
}
