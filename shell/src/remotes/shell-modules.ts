/** A promise only if there is something to wait for. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown> | number;
/** Shared modules by name and version, as webpack's runtime keeps them. */
type ShareScope = Record<string, Record<string, { get: () => Promise<() => unknown> }>>;
declare const __webpack_share_scopes__: { default: ShareScope };

/** A module of the shell as the federation runtime takes it. */
interface SharedModule {
  version: string;
  get: () => Promise<() => unknown>;
  loaded: true;
  shareConfig: { singleton: true; requiredVersion: string };
}

/**
 * The modules that the shell shares. They count as loaded, which most of them are: of a module that lives once in the page,
 * a remote then takes the shell's even where it brings a newer one.
 */
export async function shellModules(): Promise<Record<string, SharedModule[]>> {
  await __webpack_init_sharing__('default');
  return Object.fromEntries(
    Object.entries(__webpack_share_scopes__.default).map(([name, versions]) => [
      name,
      Object.entries(versions).map(([version, { get }]) => ({
        version,
        get,
        loaded: true,
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      })),
    ]),
  );
}
