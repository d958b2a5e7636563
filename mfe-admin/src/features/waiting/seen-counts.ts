import { create } from 'zustand';

const KEY = 'admin-notices-seen';

/** How many of each kind, by its key. */
export type Counts = Readonly<Record<string, number>>;
type ByPerson = Readonly<Record<string, Counts>>;

interface SeenCounts {
  byPerson: ByPerson;
  /** The person has looked at what waits. */
  look: (person: string, counts: Counts) => void;
  /** What was done is no longer seen, so that the next one is new. */
  settle: (person: string, counts: Counts) => void;
}

function read(): ByPerson {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isByPerson(stored) ? stored : {};
  } catch {
    return {};
  }
}

function isByPerson(stored: unknown): stored is ByPerson {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return (
    isRecord(stored) &&
    Object.values(stored).every(
      (counts) =>
        isRecord(counts) && Object.values(counts).every((count) => typeof count === 'number'),
    )
  );
}

function keep(byPerson: ByPerson) {
  try {
    localStorage.setItem(KEY, JSON.stringify(byPerson));
  } catch {
    // Without storage all is new again when the page is loaded again.
  }
}

/** How many of each kind have come since the person looked. */
export function newsOf(counts: Counts, seen: Counts = {}): Counts {
  const news = Object.entries(counts).map(([key, count]) => [key, count - (seen[key] ?? 0)]);
  return Object.fromEntries(news.filter(([, count]) => Number(count) > 0));
}

/** What of the seen is still there; the same object when all is. */
export function settled(seen: Counts, counts: Counts): Counts {
  const fewer = Object.entries(counts).filter(([key, count]) => count < (seen[key] ?? 0));
  return fewer.length === 0 ? seen : { ...seen, ...Object.fromEntries(fewer) };
}

/** What each person has seen of the waiting work, remembered by the browser. */
export const useSeenCounts = create<SeenCounts>()((set, get) => {
  const change = (person: string, seen: Counts) => {
    const byPerson = { ...get().byPerson, [person]: seen };
    keep(byPerson);
    set({ byPerson });
  };
  return {
    byPerson: read(),
    look: (person, counts) => change(person, { ...get().byPerson[person], ...counts }),
    settle: (person, counts) => {
      const seen = get().byPerson[person] ?? {};
      const now = settled(seen, counts);
      if (now !== seen) change(person, now);
    },
  };
});
