import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

type Values = Record<string, unknown>;

/** A schema of zod, or of its small edition. */
interface Schema<T> {
  parse: (values: unknown) => T;
}

/**
 * State of a screen kept in the query string, so that back, reload and a shared link restore it. The schema gives
 * each field a default (`.default()`, `.catch()`); fields at their default leave the address.
 */
export function useSearchState<T extends Values>(
  schema: Schema<T>,
): [
  T,
  (patch: Partial<T>, options?: { replace?: boolean }) => void,
  /** Address of the screen after a change, for links. */
  (patch: Partial<T>) => string,
] {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => schema.parse(readParams(params)), [schema, params]);
  const defaults = useMemo(() => schema.parse({}), [schema]);

  // A second change may come before the address has followed the first, and then both count.
  const newest = useRef(params);
  useEffect(() => {
    newest.current = params;
  }, [params]);

  const setState = useCallback(
    (patch: Partial<T>, { replace = false }: { replace?: boolean } = {}) => {
      const next = { ...schema.parse(readParams(newest.current)), ...patch };
      newest.current = writeParams(newest.current, next, defaults);
      setParams(newest.current, { replace, preventScrollReset: true });
    },
    [schema, defaults, setParams],
  );

  const hrefOf = useCallback(
    (patch: Partial<T>) => {
      const query = writeParams(params, { ...state, ...patch }, defaults).toString();
      return query ? `${pathname}?${query}` : pathname;
    },
    [params, state, defaults, pathname],
  );

  return [state, setState, hrefOf];
}

/** Repeated parameters become arrays. */
function readParams(params: URLSearchParams): Values {
  const values: Values = {};
  for (const key of new Set(params.keys())) {
    const all = params.getAll(key);
    values[key] = all.length > 1 ? all : all[0];
  }
  return values;
}

function writeParams(current: URLSearchParams, values: Values, defaults: Values): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [key, value] of Object.entries(values)) {
    next.delete(key);
    if (isEmpty(value) || JSON.stringify(value) === JSON.stringify(defaults[key])) continue;
    for (const part of Array.isArray(value) ? value : [value]) next.append(key, String(part));
  }
  return next;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
