/** Name under which the edge serves a remote's manifest uncached; the address stands in /config.json. */
const MANIFEST = 'mf-manifest.json';

/**
 * Writes down where the container of this build is, since its name carries a hash, and what the exposed module brings
 * with it. The shell reads it before it loads the remote, and the size budgets read it.
 */
export class RemoteManifestPlugin {
  /**
   * @param {string} container entry point of the container
   * @param {string} exposedChunk
   */
  constructor(container, exposedChunk) {
    this.container = container;
    this.exposedChunk = exposedChunk;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      // After the hashes of the contents are in the names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteManifestPlugin', stage }, () => {
        const manifest = JSON.stringify(this.manifestOf(compilation));
        compilation.emitAsset(MANIFEST, new sources.RawSource(manifest));
      });
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  manifestOf({ entrypoints, namedChunkGroups }) {
    const [entry] = scripts(entrypoints.get(this.container)?.getFiles());
    if (!entry) throw new Error(`The build has no container ${this.container}`);
    return {
      name: this.container,
      metaData: { remoteEntry: { name: entry, path: '' } },
      exposes: [
        {
          name: this.exposedChunk,
          assets: { js: { sync: scripts(namedChunkGroups.get(this.exposedChunk)?.getFiles()) } },
        },
      ],
    };
  }
}

/** @param {readonly string[]} [files] */
const scripts = (files = []) => files.filter((file) => file.endsWith('.js'));
