import { lazy, type ComponentType } from 'react';
import { AsInDocument } from '@solar/mfe-kit/page/as-in-document';
import { PartBoundary, useAttempts } from '@solar/mfe-kit/page/part-boundary';
import { useChunk } from '@solar/mfe-kit/page/used-chunks';

/**
 * A component in a chunk of its own, as `lazy`; while the chunk can't be had its place is empty, or `Down` stands there. A document from the server names the
 * files of the chunk, so that what it shows has its styles; `chunk` is the slice and the name in `webpackChunkName`: `catalog/reviews`.
 */
export function lazyPart<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
  Down?: ComponentType,
): ComponentType<Props> {
  // `lazy` and its type of props do not know that the component is the same one.
  const fetchPart = () =>
    lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  let Part = fetchPart();
  return function LazyPart(props: Props) {
    useChunk(chunk);
    const { attempt, onDown } = useAttempts();
    // What has failed once is asked for anew by whoever shows it next.
    const fail = () => {
      Part = fetchPart();
      onDown();
    };
    return (
      <PartBoundary key={attempt} down={Down && <Down />} onDown={fail}>
        <AsInDocument>
          <Part {...props} />
        </AsInDocument>
      </PartBoundary>
    );
  };
}
