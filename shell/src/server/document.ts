import { textDirection } from '@solar/mfe-kit/i18n/text-direction';
import { scriptJson } from '@solar/mfe-kit/page/json-ld';
import type { PartNeeded } from '@solar/mfe-kit/render/render-scope';
import { withoutStyleAttributes } from '../document/attribute-styles';
import { PAGE_STATE_ID, type PageState } from '../document/page-state';
import type { ShellConfig } from '../remotes/remote-config';
import type { RemoteManifest } from '../remotes/remote-manifest';
import type { BuildManifest, RemoteBuild } from './builds';
import { attribute, metaTags, text } from './head-tags';
import type { RenderedPage } from './render-page';

/** What the shell's browser build says about itself. */
export interface ShellAssets {
  /** Files of every named chunk. */
  chunks: Record<string, string[]>;
  /** Files of every module that it shares. */
  shared: Record<string, string[]>;
}

export interface DocumentParts {
  /** The document of any address, as the shell's browser build made it. */
  template: string;
  assets: ShellAssets;
  builds: readonly RemoteBuild[];
  config: ShellConfig;
  origin: string;
}

/** Puts a rendered page into the document of the shell's build: head, content, state. */
export function documentOf(page: RenderedPage, parts: DocumentParts): string {
  const { language, html, meta } = page;
  const { preloads, body } = splitPreloads(withoutStyleAttributes(html));
  const { files, later: all } = filesOf(page, parts);
  const { template, scripts } = splitScripts(
    languageFiles(parts.template, parts.assets, language),
    files,
  );
  const later = all.filter((file) => !scripts.includes(file));
  const head = [
    ...(meta ? metaTags(meta, language, parts.origin) : []),
    preloads,
    ...files.filter((file) => isStyle(file) && !isNamed(template, file)).map(styleTag),
    // A page that the browser renders by itself waits for them.
    ...(page.state ? [] : scripts.map(scriptTag)),
  ].join('');
  return (
    template
      .replace(/<html[^>]*>/, `<html lang="${language}" dir="${textDirection(language)}">`)
      .replace(/<title>.*?<\/title>/, () => `<title>${text(meta?.title ?? 'Alsa Solar')}</title>`)
      .replace(/<meta name="description"[^>]*>/, '')
      // It asks for scripts; the page's own noscript parts stay.
      .replace(/<noscript>.*?<\/noscript>/, '')
      .replace('</head>', () => `${head}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${body}</div>${stateTag(page, parts, { scripts, later })}`,
      )
  );
}

/** Takes the scripts out that every page asks for, and adds those of this one. */
function splitScripts(
  template: string,
  files: readonly string[],
): { template: string; scripts: string[] } {
  const scripts = new Set<string>();
  const without = template.replace(
    /<link rel="preload" as="script"[^>]* href="([^"]+)"[^>]*>/g,
    (_tag, href: string) => {
      scripts.add(href);
      return '';
    },
  );
  for (const file of files) if (!isStyle(file)) scripts.add(file);
  return { template: without, scripts: [...scripts] };
}

/** React writes preloads in front of a page that has no head of its own. */
function splitPreloads(html: string): { preloads: string; body: string } {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  return { preloads, body: html.slice(preloads.length) };
}

/** Chunk of the shell that loads slices (remotes/load-runtime.ts). */
const RUNTIME = 'federation';

/** Files of what was rendered. */
interface PageFiles {
  /** Styles of all of it, and scripts of what is made alive at once: nothing of them is waited for one after the other. */
  files: string[];
  /** Scripts of the parts that are made alive later. */
  later: string[];
}

function filesOf({ chunks }: RenderedPage, { assets, builds }: DocumentParts): PageFiles {
  const sources = [
    { slice: 'shell', path: '/', files: assets.chunks, first: [] as string[] },
  ].concat(
    builds.map(({ name, browser: { metaData } }) => ({
      slice: name,
      path: metaData.publicPath,
      files: metaData.chunks,
      first: [
        metaData.remoteEntry.path + metaData.remoteEntry.name,
        ...(metaData.chunks['remote'] ?? []),
      ],
    })),
  );
  const runtime = (assets.chunks[RUNTIME] ?? []).map((file) => `/${file}`);
  const found = new Set<string>();
  const later = new Set<string>();
  const name = (file: string, needed: PartNeeded) =>
    (needed === 'alive' || isStyle(file) ? found : later).add(file);
  for (const [file, needed] of sharedFiles(chunks, assets, builds)) {
    // Of a part that is not seen yet these styles come with its code.
    if (needed !== 'near' || !isStyle(file)) name(file, needed);
  }
  for (const { slice, path, files, first } of sources) {
    const shown = [...chunks].filter(([chunk]) => chunk.startsWith(`${slice}/`));
    if (shown.length === 0) continue;
    const needed = shown.some(([, one]) => one === 'alive') ? 'alive' : 'near';
    for (const file of first) name(path + file, needed);
    // The slice of the address has the runtime asked for by itself.
    if (needed === 'near' && first.length > 0) runtime.forEach((file) => name(file, needed));
    for (const [chunk, one] of shown) {
      for (const file of files[chunk.slice(slice.length + 1)] ?? []) name(path + file, one);
    }
  }
  return { files: [...found], later: [...later] };
}

/** Files of the parts that the remotes' chunks take from the shell, and when they are needed. */
function sharedFiles(
  chunks: RenderedPage['chunks'],
  { shared }: ShellAssets,
  builds: readonly RemoteBuild[],
): [file: string, needed: PartNeeded][] {
  return builds.flatMap(({ name, browser: { metaData } }) =>
    [...chunks]
      .filter(([chunk]) => chunk.startsWith(`${name}/`))
      .flatMap(([chunk, needed]) =>
        Object.entries(metaData.consumed?.[chunk.slice(name.length + 1)] ?? {})
          .flatMap(
            ([key, own]) =>
              shared[key]?.map((file) => `/${file}`) ??
              own.map((file) => metaData.publicPath + file),
          )
          .map((file): [string, PartNeeded] => [file, needed]),
      ),
  );
}

const isStyle = (file: string) => file.endsWith('.css');

/** Whether the document names a file for every page. */
const isNamed = (template: string, file: string) => template.includes(`href="${file}"`);

/** `data-href` is by what the loader of styles recognises one that is there. */
const styleTag = (path: string) =>
  `<link rel="stylesheet" href="${attribute(path)}" data-href="${attribute(path)}">`;
const scriptTag = (path: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${attribute(path)}">`;

/** The document names the English texts; a page in another language takes its own. */
function languageFiles(template: string, { chunks }: ShellAssets, language: string): string {
  const [english] = chunks['texts-en'] ?? [];
  const [own] = chunks[`texts-${language}`] ?? [];
  return english && own ? template.replaceAll(`/${english}`, `/${own}`) : template;
}

function stateTag(
  { state }: RenderedPage,
  { builds, config }: DocumentParts,
  named: Pick<PageState, 'scripts' | 'later'>,
): string {
  if (!state) return '';
  const shown = Object.fromEntries(
    builds.map(({ entry, browser }) => [entry, shortManifest(browser)]),
  );
  const handedOver: PageState = { ...state, builds: shown, config, ...named };
  return `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(handedOver)}</script>`;
}

function shortManifest({ name, metaData, exposes = [] }: BuildManifest): RemoteManifest {
  const { remoteEntry, contract } = metaData;
  return {
    name,
    metaData: { remoteEntry: { name: remoteEntry.name, path: remoteEntry.path }, contract },
    exposes: exposes.map(({ assets }) => ({ assets: { js: { sync: assets.js.sync } } })),
  };
}
