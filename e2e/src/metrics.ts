import type { Replica } from '@solar/infra-local/stack/replicas';

/** One line of `/metrics`. */
export interface Sample {
  name: string;
  /** As they are written there, such as `command="find",collection="orders"`. */
  labels: string;
  value: number;
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;

/** The samples in a text of Prometheus' format. */
export function parseMetrics(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    return name === undefined ? [] : [{ name, labels, value: Number(value) }];
  });
}

/** What a process of a service measures now. Throws when it does not answer. */
export async function metricsOf({ name, port }: Replica): Promise<Sample[]> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (!response.ok) throw new Error(`The metrics of ${name}: ${response.status}`);
  return parseMetrics(await response.text());
}

/** The samples of one metric. Throws when there is none: a renamed metric must not be taken for zero. */
export function samplesOf(samples: readonly Sample[], name: string): Sample[] {
  const found = samples.filter((sample) => sample.name === name);
  if (found.length === 0) throw new Error(`There is no metric ${name}`);
  return found;
}

/** The sum of one metric over its labels. */
export function totalOf(samples: readonly Sample[], name: string): number {
  return samplesOf(samples, name).reduce((sum, { value }) => sum + value, 0);
}
