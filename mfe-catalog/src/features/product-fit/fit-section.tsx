import { registerLocales } from '@solar/mfe-kit/i18n/i18n';
import { LateArea } from '@solar/mfe-kit/page/late-area';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { FIT_LOCALES, FIT_NAMESPACE } from './fit-locales';

/** With the sentences of the rules, which no other part of the page needs. */
const FitPanel = lazyPart('catalog/fit', async () => {
  const [{ FitPanel: Panel }] = await Promise.all([
    import(/* webpackChunkName: "fit" */ './fit-panel'),
    registerLocales(FIT_NAMESPACE, FIT_LOCALES),
  ]);
  return Panel;
});

/** Which products go with this one and which do not. */
export function FitSection({ slug }: { slug: string }) {
  return (
    <LateArea fallback={<Skeleton shape="text" lines={6} />}>
      <FitPanel slug={slug} />
    </LateArea>
  );
}
