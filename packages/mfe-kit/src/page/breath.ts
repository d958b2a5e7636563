/**
 * Lets the browser paint and answer between two long steps. Each step is then a task of its own: on a slow phone a task
 * of 12 ms here is one of 50 ms, which a person feels.
 */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
