import { textDirection } from '@solar/mfe-kit/i18n/text-direction';
import { withoutStyleAttributes } from '../document/attribute-styles';
import { PAGE_STATE_ID, pageStateText } from '../document/page-state';
import type { RemoteManifest } from '../remotes/remote-manifest';
import type { BuildManifest, RemoteBuild } from './builds';
import { attribute, metaTags, text } from './head-tags';
import type { RenderedPage } from './render-page';

/** What the shell's browser build says about itself: files of every named chunk. */
export interface ShellAssets {
  chunks: Record<string, string[]>;
}

export interface DocumentParts {
  /** The document of any address, as the shell's browser build made it. */
  template: string;
  assets: ShellAssets;
  builds: readonly RemoteBuild[];
  origin: string;
}

/** Puts a rendered page into the document of the shell's build: head, content, state. */
export function documentOf(page: RenderedPage, parts: DocumentParts): string {
  const { language, html, meta } = page;
  const { preloads, body } = splitPreloads(withoutStyleAttributes(html));
  const head = [
    ...(meta ? metaTags(meta, language, parts.origin) : []),
    preloads,
    ...fileTags(page, parts),
  ].join('');
  const state = page.state && stateTag(page, parts);
  return (
    languageFiles(parts.template, parts.assets, language)
      .replace(/<html[^>]*>/, `<html lang="${language}" dir="${textDirection(language)}">`)
      .replace(/<title>.*?<\/title>/, () => `<title>${text(meta?.title ?? 'Alsa Solar')}</title>`)
      .replace(/<meta name="description"[^>]*>/, '')
      // It asks for scripts; the page's own noscript parts stay.
      .replace(/<noscript>.*?<\/noscript>/, '')
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${state ?? ''}`)
  );
}

/** React writes preloads in front of a page that has no head of its own. */
function splitPreloads(html: string): { preloads: string; body: string } {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  return { preloads, body: html.slice(preloads.length) };
}

/**
 * Styles and scripts of what was rendered, so that nothing of them is waited for one after the other. Of a part that is
 * made alive later only the styles.
 */
function fileTags({ chunks }: RenderedPage, { template, assets, builds }: DocumentParts): string[] {
  const sources = [
    { name: 'shell', path: '/', files: assets.chunks, first: [] as string[] },
  ].concat(
    builds.map(({ name, browser: { metaData } }) => ({
      name,
      path: metaData.publicPath,
      files: metaData.chunks,
      first: [
        metaData.remoteEntry.path + metaData.remoteEntry.name,
        ...(metaData.chunks['remote'] ?? []),
      ],
    })),
  );
  const tags = new Set<string>();
  for (const { name, path, files, first } of sources) {
    const shown = [...chunks].filter(([chunk]) => chunk.startsWith(`${name}/`));
    const atOnce = shown.some(([, late]) => !late) ? first : [];
    for (const file of atOnce) tags.add(fileTag(path + file));
    for (const [chunk, late] of shown) {
      for (const file of files[chunk.slice(name.length + 1)] ?? []) {
        if (!late || file.endsWith('.css')) tags.add(fileTag(path + file));
      }
    }
  }
  return [...tags].filter((tag) => !isNamed(template, tag));
}

/** Whether the document names a file for every page. */
function isNamed(template: string, tag: string): boolean {
  const [, path] = /href="([^"]+)"/.exec(tag) ?? [];
  return path !== undefined && template.includes(`href="${path}"`);
}

/** `data-href` is by what the loader of styles recognises one that is there. */
function fileTag(path: string): string {
  return path.endsWith('.css')
    ? `<link rel="stylesheet" href="${attribute(path)}" data-href="${attribute(path)}">`
    : `<link rel="preload" as="script" fetchpriority="low" href="${attribute(path)}">`;
}

/** The document names the English texts; a page in another language takes its own. */
function languageFiles(template: string, { chunks }: ShellAssets, language: string): string {
  const [english] = chunks['texts-en'] ?? [];
  const [own] = chunks[`texts-${language}`] ?? [];
  return english && own ? template.replaceAll(`/${english}`, `/${own}`) : template;
}

function stateTag({ state }: RenderedPage, { builds }: DocumentParts): string {
  if (!state) return '';
  const shown = Object.fromEntries(
    builds.map(({ entry, browser }) => [entry, shortManifest(browser)]),
  );
  const json = pageStateText({ ...state, builds: shown });
  return `<script type="application/json" id="${PAGE_STATE_ID}">${json}</script>`;
}

function shortManifest({ name, metaData, exposes = [] }: BuildManifest): RemoteManifest {
  const { remoteEntry, contract } = metaData;
  return {
    name,
    metaData: { remoteEntry: { name: remoteEntry.name, path: remoteEntry.path }, contract },
    exposes: exposes.map(({ assets }) => ({ assets: { js: { sync: assets.js.sync } } })),
  };
}
