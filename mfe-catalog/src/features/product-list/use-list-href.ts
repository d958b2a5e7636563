import { useLocation, useSearchParams } from 'react-router';
import { toggled } from '../../search-params';

/** Addresses of the list with a change, for links that work without scripts. */
export function useListHref() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const addressOf = (change: (next: URLSearchParams) => void, path = pathname): string => {
    const next = new URLSearchParams(params);
    change(next);
    return next.size > 0 ? `${path}?${next.toString()}` : path;
  };
  return {
    /** With a value of a filter, or without it when it was there. */
    toggle: (name: string, value: string) =>
      addressOf((next) => {
        const values = toggled(next.get(name) ?? '', value);
        next.delete('productPage');
        if (values === '') next.delete(name);
        else next.set(name, values);
      }),
    /** With another value of a parameter; an empty one is left out. */
    with: (name: string, value: string) =>
      addressOf((next) => {
        next.delete('productPage');
        if (value === '') next.delete(name);
        else next.set(name, value);
      }),
    /** Another page of the same filters. */
    page: (page: number) => addressOf((next) => next.set('productPage', String(page))),
    /** The list at another path, from its first page. */
    at: (path: string) =>
      addressOf((next) => {
        next.delete('productPage');
        next.delete('category');
      }, path),
  };
}
