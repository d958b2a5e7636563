const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the platform features that browsers and Node have and jsdom lacks. */
module.exports = class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    Object.assign(global, {
      AbortController,
      AbortSignal,
      BroadcastChannel,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      fetch,
      structuredClone,
    });
    global.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    });
    global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // Nothing is laid out, so everything is near.
    global.IntersectionObserver ??= class {
      constructor(callback) {
        this.callback = callback;
      }
      observe(target) {
        queueMicrotask(() => this.callback([{ target, isIntersecting: true }], this));
      }
      unobserve() {}
      disconnect() {}
    };
    global.CSS ??= { escape: (text) => String(text).replace(/[^\w-]/g, '\\$&') };
    global.scrollTo = () => {};
    const { Element } = global;
    Element.prototype.scrollIntoView ??= () => {};
    Element.prototype.hasPointerCapture ??= () => false;
    Element.prototype.setPointerCapture ??= () => {};
    Element.prototype.releasePointerCapture ??= () => {};
  }
};
