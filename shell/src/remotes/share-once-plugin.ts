import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * The runtime registers all modules that a container shares each time one of them is asked for: some ninety for each of the sixty
 * that a screen takes. Once is enough, until the container shares others or is given another scope.
 */
export function shareOncePlugin(): ModuleFederationRuntimePlugin {
  const known = new WeakSet<object>();
  return {
    name: 'share-once',
    init({ origin }) {
      const handler = origin.sharedHandler;
      if (known.has(handler)) return;
      known.add(handler);
      const register = handler.initializeSharing.bind(handler);
      let shared: unknown;
      let scope: unknown;
      handler.initializeSharing = (name = 'default', options) => {
        const registered =
          shared === origin.options.shared && scope === handler.shareScopeMap[name];
        // A build says itself when it is to be registered.
        if (registered && options?.from !== 'build') return [];
        const waits = register(name, options);
        shared = origin.options.shared;
        scope = handler.shareScopeMap[name];
        return waits;
      };
    },
  };
}
