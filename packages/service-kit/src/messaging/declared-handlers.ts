import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';

/** A decorated method with its declaration, bound to its provider. */
export type DeclaredHandler<D> = {
  declaration: D;
  name: string;
  handle: (...args: unknown[]) => Promise<unknown>;
};

/** Finds the methods of providers and controllers that carry a declaration. */
@Injectable()
export class DeclaredHandlers {
  private readonly scanner = new MetadataScanner();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  find<D>(key: string): DeclaredHandler<D>[] {
    const wrappers = [...this.discovery.getProviders(), ...this.discovery.getControllers()];
    const instances = new Set<object>();
    for (const wrapper of wrappers) {
      const instance: unknown = wrapper.isDependencyTreeStatic() ? wrapper.instance : undefined;
      if (typeof instance === 'object' && instance !== null) instances.add(instance);
    }
    return [...instances].flatMap((instance) => this.ofInstance<D>(instance, key));
  }

  private ofInstance<D>(instance: object, key: string): DeclaredHandler<D>[] {
    const prototype: unknown = Object.getPrototypeOf(instance);
    if (typeof prototype !== 'object' || prototype === null) return [];
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const method: unknown = Reflect.get(instance, name);
      if (typeof method !== 'function') return [];
      const declaration = this.reflector.get<D | undefined>(key, method);
      if (declaration === undefined) return [];
      const handle = async (...args: unknown[]): Promise<unknown> => method.apply(instance, args);
      return [{ declaration, name: `${instance.constructor.name}.${name}`, handle }];
    });
  }
}
