import { http } from '@solar/mfe-kit/http/http-client';
import { can } from '@solar/mfe-kit/session/permissions';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { useQueries } from '@tanstack/react-query';
import { WAITING_WORK, type WaitingWork } from './waiting-work';

const STALE_MS = 60_000;
/** How often it is counted again while the window is in front. */
const EVERY_MS = 120_000;

interface Counted {
  total: number;
  totalIsLowerBound?: boolean;
}

export interface Waiting {
  work: WaitingWork;
  /** Undefined while it is counted. */
  counted: Counted | undefined;
  failed: boolean;
  retry: () => void;
}

/** What waits, as far as the person may see it: counted when it is opened, when one comes back to the window and every two minutes. */
export function useWaiting(): Waiting[] {
  const user = useSession((state) => state.user);
  const shown = WAITING_WORK.filter(({ permission }) => can(user, permission));
  const counts = useQueries({
    queries: shown.map(({ list, filter }) => ({
      queryKey: ['waiting', list, filter],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        http.get<Counted>(list, { params: { ...filter, pageSize: 1 }, signal }),
      staleTime: STALE_MS,
      refetchOnMount: 'always' as const,
      refetchInterval: EVERY_MS,
      refetchOnWindowFocus: true,
    })),
  });
  return shown.map((work, index) => ({
    work,
    counted: counts[index]?.data,
    failed: counts[index]?.isError ?? false,
    retry: () => void counts[index]?.refetch(),
  }));
}
