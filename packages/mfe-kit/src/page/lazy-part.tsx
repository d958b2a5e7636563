import { lazy, type ComponentType } from 'react';
import { AsInDocument } from '@solar/mfe-kit/page/as-in-document';
import { useChunk } from '@solar/mfe-kit/page/used-chunks';

/**
 * A component in a chunk of its own, as `lazy`. A document from the server names the files of the chunk, so that what it
 * shows has its styles; `chunk` is the slice and the name in `webpackChunkName`: `catalog/reviews`.
 */
export function lazyPart<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // `lazy` and its type of props do not know that the component is the same one.
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function LazyPart(props: Props) {
    useChunk(chunk);
    return (
      <AsInDocument>
        <Part {...props} />
      </AsInDocument>
    );
  };
}
