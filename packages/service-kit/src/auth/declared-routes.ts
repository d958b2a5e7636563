import { RequestMethod, type INestApplicationContext, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS, type Access } from './access';

/** One endpoint with what it asks of its caller. */
export type DeclaredRoute = {
  method: string;
  path: string;
  handler: string;
  access: Access | null;
};

const first = (path: unknown): string => String(Array.isArray(path) ? path[0] : (path ?? ''));

function routesOf(type: Type, methods: string[]): DeclaredRoute[] {
  const base = first(Reflect.getMetadata(PATH_METADATA, type));
  return methods.flatMap((name): DeclaredRoute[] => {
    const handler: unknown = type.prototype[name];
    if (typeof handler !== 'function') return [];
    const method: unknown = Reflect.getMetadata(METHOD_METADATA, handler);
    if (typeof method !== 'number') return [];
    const path = first(Reflect.getMetadata(PATH_METADATA, handler));
    const access: unknown =
      Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, type) ?? null;
    return [
      {
        method: RequestMethod[method] ?? String(method),
        path: `/${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
        handler: `${type.name}.${name}`,
        access: access as Access | null,
      },
    ];
  });
}

/** Every endpoint of the service with its declared access. */
export function listRoutes(app: INestApplicationContext): DeclaredRoute[] {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const type = metatype as Type;
      return routesOf(type, scanner.getAllMethodNames(type.prototype));
    });
}

/** Refuses to start with an endpoint that does not say who may call it. */
export function assertRoutesDeclared(app: INestApplicationContext): void {
  const open = listRoutes(app).filter((route) => route.access === null);
  if (open.length > 0) {
    throw new Error(`Endpoints without declared access: ${open.map((r) => r.handler).join(', ')}`);
  }
}
