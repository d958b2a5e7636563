import { staticPart } from '@solar/mfe-kit/page/static-part';
import type { ComponentType } from 'react';
import { useLocation, type RouteObject } from 'react-router';

/**
 * A page that is only read: of a document from the server it asks for no code. Another page of the kind has its code before
 * it is shown, as if that lay in the route. `chunk` as in `staticPart`.
 */
export function stillRoute(
  path: string,
  chunk: string,
  load: () => Promise<{ Component: ComponentType }>,
): RouteObject {
  const Page = staticPart<{ address: string }>(chunk, async () => {
    const { Component } = await load();
    return ({ address }) => <Component key={address} />;
  });
  function StillPage() {
    return <Page address={useLocation().pathname} />;
  }
  const loader = async () => {
    await Page.load();
    return null;
  };
  return { path, Component: StillPage, loader };
}
