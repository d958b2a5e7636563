interface Manifest {
  apiVersion: string;
  kind: string;
}

interface Model {
  validate: () => void;
}

/** What is wrong with a manifest by the schemas of Kubernetes, fields that they do not know included; empty when nothing is. */
export async function schemaErrors(manifest: Manifest): Promise<string> {
  const { apiVersion, kind } = manifest;
  const { [kind]: ModelOfKind } = (await import(
    `kubernetes-models/${apiVersion}/${kind}`
  )) as Record<string, new (json: object) => Model>;
  if (!ModelOfKind) return `${apiVersion} has no ${kind}`;
  const unasked: string[] = [];
  const finish: (() => void)[] = [];
  const model = watched(new ModelOfKind(manifest), '', unasked, finish);
  try {
    model.validate();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  for (const step of finish) step();
  return unasked.join();
}

/** The validators ask for every field that they know by its name, so a field that nobody has asked for is unknown. */
function watched<T extends object>(
  value: T,
  path: string,
  unasked: string[],
  finish: (() => void)[],
): T {
  const left = new Set(Object.keys(value));
  const made = new Map<string, object>();
  finish.push(() => unasked.push(...[...left].map((key) => `${path}${key}`)));
  return new Proxy(value, {
    get(target, key): unknown {
      const found: unknown = Reflect.get(target, key);
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return found;
      left.delete(key);
      if (typeof found !== 'object' || found === null) return found;
      const known = made.get(key) ?? watched(found, `${path}${key}.`, unasked, finish);
      made.set(key, known);
      return known;
    },
  });
}
