import { breath } from '@solar/mfe-kit/page/breath';
import { whenIdle } from '@solar/mfe-kit/page/when-idle';

/**
 * Brings scripts into the browser's cache when it is idle, one after the other and without running them: those of parts that
 * are made alive when they come near, which then wait for no download.
 */
export async function fetchLater(scripts: readonly string[]): Promise<void> {
  if (scripts.length === 0) return;
  await new Promise<void>((resolve) => whenIdle(resolve, new AbortController().signal));
  for (const href of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'script', href });
    document.head.append(link);
    await breath();
  }
}
