import { createContext, useContext } from 'react';
import { renderScope, type ChunkUse } from '@solar/mfe-kit/render/render-scope';

/** How soon what is rendered needs its code and its styles. */
export const ChunkNeed = createContext<ChunkUse>('code');

const MOST_FIRST: readonly ChunkUse[] = ['code', 'styles', 'later'];

/** Notes that the document of this render shows a chunk, as `slice/chunk`; the most urgent use of it counts. */
export function useChunk(chunk: string): void {
  const need = useContext(ChunkNeed);
  const chunks = renderScope()?.chunks;
  if (!chunks) return;
  const known = chunks.get(chunk);
  chunks.set(chunk, MOST_FIRST.find((use) => use === need || use === known) ?? need);
}
