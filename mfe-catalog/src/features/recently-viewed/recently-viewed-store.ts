import { LIMITS } from '@solar/contracts/common/limits';
import { RECENTLY_VIEWED_KEY, useConsent } from '@solar/mfe-kit/stores/consent-store';
import { onStoredElsewhere, readStored, writeStored } from '@solar/mfe-kit/stores/persisted';
import { create } from 'zustand';

/** One more than is shown, as the product of the page is left out. */
const KEPT = LIMITS.recentlyViewedMax + 1;

/** Ids of the products that this visitor looked at, newest first; empty without consent to preferences. */
export const useRecentlyViewed = create<{ ids: readonly string[] }>()(() => ({
  ids: [],
}));
useRecentlyViewed.setState({ ids: storedIds() });

/** Notes that a product was looked at, if the visitor lets us. */
export function rememberViewed(id: string): void {
  if (!useConsent.getState().consent?.preferences) return;
  const others = useRecentlyViewed.getState().ids.filter((known) => known !== id);
  const ids = [id, ...others].slice(0, KEPT);
  writeStored(RECENTLY_VIEWED_KEY, ids);
  useRecentlyViewed.setState({ ids });
}

// The consent store deletes what was kept; what is on the screen goes with it.
useConsent.subscribe(({ consent }) => {
  if (!consent?.preferences) useRecentlyViewed.setState({ ids: [] });
});

onStoredElsewhere(RECENTLY_VIEWED_KEY, () => useRecentlyViewed.setState({ ids: storedIds() }));

function storedIds(): readonly string[] {
  if (!useConsent.getState().consent?.preferences) return [];
  return readStored(RECENTLY_VIEWED_KEY, parseIds) ?? [];
}

function parseIds(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || !value.every((id) => typeof id === 'string')) return undefined;
  return [...new Set(value)].slice(0, KEPT);
}
