import { Fragment, lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Still } from '@solar/mfe-kit/page/still';
import { useFromServer } from '@solar/mfe-kit/page/use-from-server';
import { ChunkNeed, useChunk } from '@solar/mfe-kit/page/used-chunks';

/** A part whose code stays on the server as long as a document from there shows it. */
export interface StaticPart<Props extends object> {
  (props: Props & { className?: string | undefined }): React.JSX.Element;
  /** Fetches the code, say beside the data of a page that the browser renders. */
  load: () => Promise<unknown>;
}

/**
 * A part in which nothing happens, with its code in a chunk of its own. A document from the server shows it, has its styles
 * and asks for none of its code; the browser fetches that when the part comes without such a document, or shows something
 * else. `chunk` is the slice and the name in `webpackChunkName`: `catalog/specification`.
 */
export function staticPart<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): StaticPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => (loaded ??= await load());
  // `lazy` and its type of props do not know that the component is the same one.
  const Lazy = lazy(async () => ({
    default: await fetchPart(),
  })) as unknown as ComponentType<Props>;

  function Part(props: Props) {
    useChunk(chunk);
    // One that is there already shows at once.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }

  function Static({ className, ...rest }: Props & { className?: string | undefined }) {
    // Only asked so that a change of language is noticed.
    useTranslation();
    const props = rest as unknown as Props;
    // What the server sent stays until the code has come; without that, its place is empty as long.
    const Until = useFromServer() ? Fragment : Suspense;
    return (
      <Still of={Object.values(props)} className={className}>
        {() => (
          <ChunkNeed value="styles">
            <Until>
              <Part {...props} />
            </Until>
          </ChunkNeed>
        )}
      </Still>
    );
  }
  return Object.assign(Static, { load: fetchPart });
}
