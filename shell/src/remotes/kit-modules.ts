/** The sources of one folder by name, `./button/button.tsx`; webpack writes it, and each file comes when it is asked for. */
interface Sources {
  (file: string): Promise<unknown>;
  keys(): string[];
}
declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { mode: 'lazy'; regExp: RegExp }): Sources;
  }
}

/**
 * Kit and design system as a whole: what a remote needs of them does not depend on what the shell itself happens to use. Left out are
 * tests, and what starts a remote alone, which brings the styles of a document.
 */
const FOLDERS: Record<string, Sources> = {
  '@solar/ui/': import.meta.webpackContext('../../../packages/ui/src/components', {
    mode: 'lazy',
    regExp: /^\.\/(?!.*\.spec\.).*\.tsx$/,
  }),
  '@solar/ui/hooks/': import.meta.webpackContext('../../../packages/ui/src/hooks', {
    mode: 'lazy',
    regExp: /^\.\/(?!.*\.spec\.).*\.ts$/,
  }),
  '@solar/mfe-kit/': import.meta.webpackContext('../../../packages/mfe-kit/src', {
    mode: 'lazy',
    regExp: /^\.\/(?!testing\/|remote\/sta|.*\.spec\.).*\.tsx?$/,
  }),
};

/** A module of a shared package, by the name under which others import it. */
export interface KitModule {
  name: string;
  load: () => Promise<unknown>;
}

export function kitModules(): KitModule[] {
  return Object.entries(FOLDERS).flatMap(([prefix, sources]) =>
    sources.keys().map((file) => ({
      name: prefix + file.replace(/^\.\/|\.tsx?$/g, ''),
      load: () => sources(file),
    })),
  );
}
