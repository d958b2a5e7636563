import { readStored, writeStored } from '@solar/mfe-kit/stores/persisted';
import { z } from 'zod';
import { create } from 'zustand';

const KEY = 'list-arrangement';
export const DENSITIES = ['compact', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

const keptSchema = z.object({
  density: z.enum(DENSITIES),
  /** Columns that are not shown, by the list's name. */
  hidden: z.record(z.string(), z.array(z.string())),
});
type Kept = z.infer<typeof keptSchema>;

interface ListArrangement extends Kept {
  setDensity: (density: Density) => void;
  /** Nothing: the columns that start hidden. */
  setHidden: (list: string, columns: string[] | undefined) => void;
}

const first = readStored(KEY, (value) => keptSchema.safeParse(value).data);

/** How lists look in this browser: the height of rows in all of them, the columns of each. */
export const useListArrangement = create<ListArrangement>()((set, get) => {
  const change = (patch: Partial<Kept>) => {
    set(patch);
    const { density, hidden } = get();
    writeStored(KEY, { density, hidden });
  };
  return {
    density: first?.density ?? 'compact',
    hidden: first?.hidden ?? {},
    setDensity: (density) => change({ density }),
    setHidden: (list, columns) => {
      const { [list]: _, ...others } = get().hidden;
      change({ hidden: columns ? { ...others, [list]: columns } : others });
    },
  };
});
