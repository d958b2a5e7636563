import { createContext, useContext } from 'react';
import { renderScope } from '@solar/mfe-kit/render/render-scope';

/** Whether what is rendered waits for its code until it is needed. */
export const InLateArea = createContext(false);

/**
 * Notes that the document of this render shows a chunk, as `slice/chunk`: it names the chunk's styles, and its scripts
 * unless they may come later.
 */
export function useChunk(chunk: string): void {
  const late = useContext(InLateArea);
  const chunks = renderScope()?.chunks;
  if (!chunks) return;
  chunks.set(chunk, (chunks.get(chunk) ?? true) && late);
}
