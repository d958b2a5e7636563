import { createContext, useContext } from 'react';
import { renderScope, type PartNeeded } from '@solar/mfe-kit/render/render-scope';

/** When what is rendered is needed. */
export const Needed = createContext<PartNeeded>('alive');

const SOONEST: readonly PartNeeded[] = ['alive', 'seen', 'near'];

/** Notes that the document of this render shows a chunk, as `slice/chunk`, and when it is needed at the soonest. */
export function useChunk(chunk: string): void {
  const needed = useContext(Needed);
  const chunks = renderScope()?.chunks;
  if (!chunks) return;
  const uses = [needed, chunks.get(chunk)];
  chunks.set(chunk, SOONEST.find((one) => uses.includes(one)) ?? needed);
}
