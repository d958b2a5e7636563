/** The part of autocannon that is used here; it ships no types. */
declare module 'autocannon' {
  interface Client {
    setHeaders(headers: Readonly<Record<string, string>>): void;
    setBody(body: string): void;
  }
  interface Options {
    url: string;
    method?: string;
    connections: number;
    duration: number;
    setupClient?: (client: Client) => void;
  }
  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    duration: number;
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
