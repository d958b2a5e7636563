import type { ContractVersions } from '../page/contract';
import { kitModules } from './kit-modules';

/** A promise only if there is something to wait for. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown> | number;
/** Shared modules by name and version, as webpack's runtime keeps them. */
type ShareScope = Record<string, Record<string, Pick<SharedModule, 'get'>>>;
declare const __webpack_share_scopes__: { default: ShareScope };

/** A module of the shell as the federation runtime takes it. */
interface SharedModule {
  version: string;
  get: () => Promise<() => unknown>;
  loaded: true;
  shareConfig: { singleton: true; requiredVersion: string };
}

/**
 * The modules that the shell shares: packages with a state, and the whole of kit and design system. They count as loaded, which most
 * of them are: of a module that lives once in the page, a remote then takes the shell's even where it brings a newer one.
 */
export async function shellModules({
  kit,
  ui,
}: ContractVersions): Promise<Record<string, SharedModule[]>> {
  await __webpack_init_sharing__('default');
  const packages = Object.entries(__webpack_share_scopes__.default).map(([name, versions]) => [
    name,
    Object.entries(versions).map(([version, { get }]) => shared(version, get)),
  ]);
  const ours = kitModules().map(({ name, load }) => {
    const version = name.startsWith('@solar/ui/') ? ui : kit;
    return [name, [shared(version, async () => constant(await load()))]];
  });
  return Object.fromEntries([...packages, ...ours]);
}

const constant = (value: unknown) => () => value;

function shared(version: string, get: SharedModule['get']): SharedModule {
  return {
    version,
    get,
    loaded: true,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  };
}
