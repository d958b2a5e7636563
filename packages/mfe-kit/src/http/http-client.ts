import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type { ZodType } from 'zod';
import { renderScope } from '@solar/mfe-kit/render/render-scope';

/** Options of a request. */
export interface RequestOptions<T> {
  params?: Record<string, unknown>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Parses the answer; without it the answer is trusted to be `T`. */
  schema?: ZodType<T>;
  /** Sent as `Idempotency-Key`, so that the request may be repeated. */
  idempotencyKey?: string;
}

/** Options of an upload. */
export interface UploadOptions<T> extends RequestOptions<T> {
  /** Called with 0…1 while bytes leave. */
  onProgress?: (share: number) => void;
}

let instance: Promise<AxiosInstance> | null = null;

/** axios arrives with the first request, not with the first paint. */
function client(): Promise<AxiosInstance> {
  instance ??= import('./axios-instance').then((module) => module.createAxios());
  return instance;
}

async function send<T>(config: AxiosRequestConfig, options: RequestOptions<T> = {}): Promise<T> {
  const { schema, idempotencyKey, headers, ...rest } = options;
  const request = {
    ...rest,
    ...config,
    headers: { ...headers, ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}) },
  };
  const scope = renderScope();
  const data = scope
    ? await scope.request<T>(request)
    : (await (await client()).request<T>(request)).data;
  return schema ? schema.parse(data) : data;
}

/**
 * The way to the services: bearer token, cookies, one silent refresh and repeat on 401, every failure an
 * HttpError. Answers are the body.
 */
export const http = {
  get: <T>(url: string, options?: RequestOptions<T>) => send<T>({ method: 'GET', url }, options),
  post: <T>(url: string, data?: unknown, options?: RequestOptions<T>) =>
    send<T>({ method: 'POST', url, data }, options),
  put: <T>(url: string, data?: unknown, options?: RequestOptions<T>) =>
    send<T>({ method: 'PUT', url, data }, options),
  patch: <T>(url: string, data?: unknown, options?: RequestOptions<T>) =>
    send<T>({ method: 'PATCH', url, data }, options),
  delete: <T>(url: string, options?: RequestOptions<T>) =>
    send<T>({ method: 'DELETE', url }, options),
  upload: <T>(url: string, data: FormData, { onProgress, ...options }: UploadOptions<T> = {}) =>
    send<T>(
      {
        method: 'POST',
        url,
        data,
        onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
      },
      options,
    ),
  download: (url: string, options?: RequestOptions<Blob>) =>
    send<Blob>({ method: 'GET', url, responseType: 'blob' }, options),
};
